"""Tests of lodestone.physics. Each file opens with the laws it checks."""
