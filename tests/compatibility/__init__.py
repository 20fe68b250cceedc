"""What earlier releases wrote stays readable: databases, records and conversations, in tests/fixtures by release."""
