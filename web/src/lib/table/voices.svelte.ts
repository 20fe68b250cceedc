/** What people say at a table: read out, shown at their seat for a moment, and counted until it has been read. */
import { announce } from '../notices.svelte';
import type { ChatLine } from '../protocol/types';
import { reactionWords } from './reactions';

/** ms for which a reaction is shown at its seat. */
const shownFor = 5000;

const lineWords = ({ text, reaction }: ChatLine): string => text ?? reactionWords(reaction ?? '');

export class Voices {
  /** By person: the reaction shown at their seats now. */
  reactions = $state.raw<Readonly<Record<number, string>>>({});
  /** Lines of others since somebody last looked. */
  unread = $state(0);
  #heard: number | null = null;

  /** Take in everything said so far. Whatever was said before we came does not count as new. */
  hear(chat: readonly ChatLine[], you: number | null): void {
    const last = chat.at(-1)?.number ?? -1;
    const fresh = this.#heard === null ? [] : chat.filter(({ number }) => number > (this.#heard ?? -1));
    this.#heard = last;
    for (const line of fresh) {
      if (line.reaction !== null) this.#show(line.person, line.reaction);
      if (line.person === you) continue;
      this.unread += 1;
      announce(`${line.name}: ${lineWords(line)}`);
    }
  }

  #show(person: number, reaction: string): void {
    const shown = { ...this.reactions, [person]: reaction };
    this.reactions = shown;
    setTimeout(() => {
      if (this.reactions === shown) this.reactions = {};
    }, shownFor);
  }
}
