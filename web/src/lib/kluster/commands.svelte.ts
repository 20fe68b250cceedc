/** What a person does at the table, by any input device, and why the server refused it. */

import { t } from '../i18n/index.svelte';
import { RefusedQuestion } from '../net/connection';
import { announce, toast } from '../notices.svelte';
import type { Problem } from '../protocol/types';
import { readStored, writeStored } from '../stored';
import type { KlusterDesk } from './desk.svelte';
import type { TableView } from './draw/view';
import { type HandCommand, commandOf, type KeyCommand, STEPS } from './hand/keys';
import type { TrayTable } from './hand/tray-drag';
import type { Sounds } from './sound/sounds';
import { heldWords, tableWords } from './spoken';
import { refusalWords } from './words';

export class TableCommands {
  /** Why the last attempt was refused, until the next one. */
  refusal = $state.raw<{ text: string; rule: string | null } | null>(null);
  fromAbove = $state(false);
  view = $state.raw<TableView | null>(null);
  /** Whether ending a drag lets go of the magnet; otherwise it stays in the hand. */
  liftLetsGo = $state(readStored('kluster-lift') === true);
  /** A magnet is being dragged out of the tray. */
  dragging = $state(false);

  constructor(
    private readonly desk: KlusterDesk,
    private readonly sounds: Sounds,
  ) {}

  readonly trouble = (reason: unknown): void => {
    if (reason instanceof RefusedQuestion) this.refused(reason.problem);
    else toast(t('web-line-ended'), 'problem');
  };

  /** The server refused something. A reason that a stream of movements repeats is announced once. */
  refused(problem: Problem): void {
    const text = refusalWords(problem);
    if (this.refusal?.text === text) return;
    this.refusal = { text, rule: problem.rule };
    announce(text, 'assertive');
  }

  /** Do something that the server may refuse; a refusal is shown. */
  async attempt(ask: () => Promise<void>): Promise<void> {
    this.refusal = null;
    try {
      await ask();
    } catch (reason) {
      this.trouble(reason);
    }
  }

  take(magnet: string, spot?: { x: number; y: number }): void {
    this.sounds.wake();
    void this.attempt(() => this.desk.take(magnet, spot));
  }

  chooseLift(on: boolean): void {
    this.liftLetsGo = on;
    writeStored('kluster-lift', on);
  }

  /** The table, for a magnet that is dragged out of the tray. */
  readonly tray: TrayTable = {
    take: (magnet, x, y) => {
      this.dragging = true;
      this.take(magnet, this.spotUnder(x, y));
    },
    moveTo: (x, y) => {
      const spot = this.spotUnder(x, y);
      if (spot) this.desk.hand.moveTo(spot.x, spot.y);
    },
    drop: (home) => {
      this.dragging = false;
      if (!this.desk.hand.holding) return;
      if (home) void this.attempt(() => this.desk.putBack());
      else if (this.liftLetsGo) this.letGo();
    },
  };

  /** The spot of the table under a point of the page. */
  private spotUnder(x: number, y: number): { x: number; y: number } | undefined {
    const box = this.view?.canvas.getBoundingClientRect();
    return (box && this.view?.spot(x - box.left, y - box.top)) ?? undefined;
  }

  readonly letGo = (): void => void this.attempt(() => this.desk.hand.release(performance.now(), this.desk.moment?.clock));

  ask(what: 'continue' | 'stop' | 'done'): void {
    void this.attempt(() => this.desk.ask({ do: what }));
  }

  private confirm(): void {
    const { desk } = this;
    if (desk.hand.cord) void this.attempt(() => desk.hand.letGo(performance.now()));
    else if (desk.cursor.at) void this.attempt(() => desk.grabAtCursor());
    else this.letGo();
  }

  private leave(): void {
    const { desk } = this;
    if (desk.hand.cord) void this.attempt(() => desk.hand.letGo(performance.now()));
    else if (desk.cursor.at) desk.toggleCursor();
    else void this.attempt(() => desk.putBack());
  }

  private move(right: number, away: number, step: KeyCommand['step']): void {
    const nodes = step.mm > STEPS.usual.mm ? 8 : step.mm < STEPS.usual.mm ? 1 : 3;
    if (this.desk.cursor.at) this.desk.moveCursor(right * nodes, away);
    else this.desk.nudge(right * step.mm, away * step.mm);
  }

  act(command: HandCommand, step: KeyCommand['step'] = STEPS.usual): void {
    const { desk } = this;
    const { hand } = desk;
    const heading = this.view?.heading ?? 0;
    this.refusal = null;
    desk.endReplay();
    const doings: Record<HandCommand, () => void> = {
      left: () => this.move(-1, 0, step),
      right: () => this.move(1, 0, step),
      away: () => this.move(0, 1, step),
      near: () => this.move(0, -1, step),
      raise: () => hand.raise(step.mm),
      lower: () => hand.raise(-step.mm),
      'turn-left': () => hand.turn(step.degrees),
      'turn-right': () => hand.turn(-step.degrees),
      flip: () => hand.flip(),
      stand: () => hand.stand(),
      'let-go': () => this.confirm(),
      'put-back': () => this.leave(),
      cord: () => desk.toggleCursor(),
      'top-view': () => this.toggleView(),
      read: () => announce(desk.holding ? heldWords(desk, heading) : tableWords(desk, heading)),
    };
    doings[command]();
  }

  /** A key other than a number was pressed, whatever had the focus. */
  readonly key = (event: KeyboardEvent): void => {
    const found = commandOf(event);
    if (!found) return;
    event.preventDefault();
    this.sounds.wake();
    this.act(found.command, found.step);
  };

  readonly toggleView = (): void => {
    this.fromAbove = !this.fromAbove;
    this.view?.lookFromAbove(this.fromAbove);
  };

  /** From now on another canvas is drawn on. */
  readonly shown = (view: TableView): void => {
    this.view = view;
    view.lookFromAbove(this.fromAbove);
  };
}
