"""What is installed, shipped and released."""
