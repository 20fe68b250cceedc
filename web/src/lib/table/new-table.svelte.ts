/** The form for a new table of either game: the names of those at this screen, and opening the table. */
import { t } from '../i18n/index.svelte';
import type { CreateTable } from '../protocol/types';
import { seatLetter } from '../seats';
import { keptName } from './kept';
import { seatCalledAhead } from './names';
import { openTable, ownName } from './opening';
import type { SeatChoice } from './wishes';

export class NewTableForm {
  name = $state(keptName());
  /** The names of the others at this screen, by seat. */
  names = $state<string[]>([]);
  opening = $state(false);

  constructor(
    private readonly seats: () => readonly SeatChoice[],
    private readonly request: (name: string, hereName: (seat: number) => string) => CreateTable,
  ) {}

  private get ownName(): string {
    return this.name.trim() || ownName();
  }

  private readonly hereName = (seat: number): string => this.names[seat]?.trim() || t('web-here-name', { seat: seatLetter(seat) });

  readonly called = (seat: number): string => seatCalledAhead(this.seats(), seat, this.ownName, this.hereName);

  readonly open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.opening = true;
    await openTable(this.request(this.ownName, this.hereName));
    this.opening = false;
  };
}
