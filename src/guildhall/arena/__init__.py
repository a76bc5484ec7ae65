"""The contests: matches between bots, ratings, balance, and the fitting of opinions to results."""
