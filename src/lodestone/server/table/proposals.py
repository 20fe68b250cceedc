"""Questions that need everybody's consent."""

from __future__ import annotations

from dataclasses import dataclass, field

from lodestone.server.protocol.common import PersonId, ProposalKind


@dataclass(slots=True)
class Question:
    """A proposal on the table: who asked, and who has agreed (whoever asked among them)."""

    kind: ProposalKind
    by: PersonId
    agreed: set[PersonId] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.agreed.add(self.by)

    def settled(self, needed: tuple[PersonId, ...]) -> bool:
        """Whether everybody who is needed has agreed."""
        return self.agreed.issuperset(needed)
