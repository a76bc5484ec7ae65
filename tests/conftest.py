"""What all tests share."""

import toy  # noqa: F401  (the test double registers itself)
