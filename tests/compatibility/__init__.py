"""What earlier releases wrote stays readable: databases, records, conversations, kept in tests/fixtures by release."""
