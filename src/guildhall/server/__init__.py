"""The house: tables in the browser. It knows no rule; every move goes through `Table.play`."""
