/** What people say at a table, as it is heard: read out, shown at their seat for a moment, counted until it is read. */
import { announce } from '../notices.svelte';
import type { ChatLine } from '../protocol/types';
import { reactionWords } from './reactions';

/** ms for which a reaction is shown at its seat. */
const shownFor = 5000;

const lineWords = ({ text, reaction }: ChatLine): string => text ?? reactionWords(reaction ?? '');

export class Voices {
  /** By person: the reaction that shows at their seats now. */
  reactions = $state.raw<Readonly<Record<number, string>>>({});
  /** Lines of others since somebody last looked. */
  unread = $state(0);
  #heard: number | null = null;

  /** All that was said so far. What was said before we came is old. */
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
