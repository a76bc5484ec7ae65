"""The rules of Flandern 1302, a file a chapter of the rulebook."""
