/** A new table of Kluster as the form has it, and the request it becomes. */
import { t } from '../i18n/index.svelte';
import type { Surface } from './draw/picture';
import type { CordPlan } from './plans';
import type { CreateTable } from '../protocol/types';
import { tableRequest, type TableWishes, usualWishes } from '../table/wishes';

interface KlusterWishes extends TableWishes {
  classic: number;
  duo: number;
  surface: Surface;
  expert: boolean;
  playOn: boolean;
  oneGroup: boolean;
  noSliding: boolean;
  cordByMagnet: boolean;
  /** The seat may still move the cords once all is at rest; for two seats or more. */
  cordAfterRelease: boolean;
  /** How many rounds there are at most. */
  rounds: number | null;
  /** How many magnets fewer each seat has to place. */
  handicap: number[];
  /** mm across, laid as a circle. */
  loopClassic: number;
  loopDuo: number;
  showPoles: boolean;
  turnSeconds: number | null;
  /** How the cords are laid; null: as usual. */
  cords: CordPlan[] | null;
}

const usualLoops = { classic: 320, duo: 200 } as const;
/** Sizes to choose from, in mm across; the middle one is that of the box. */
export const loopSizes = { classic: [220, 270, 320, 400, 500], duo: [140, 170, 200, 250, 300] } as const;
/** What each surface is called in the form. */
export const surfaceWords: Record<Surface, () => string> = {
  wood: () => t('web-top-wood'),
  glass: () => t('web-top-glass'),
  felt: () => t('web-top-felt'),
};
export const roundLimits = [5, 10, 20] as const;

export const usualKluster = (level: string): KlusterWishes => ({
  ...usualWishes(level),
  classic: 1,
  duo: 0,
  surface: 'wood',
  expert: false,
  playOn: false,
  oneGroup: false,
  noSliding: false,
  cordByMagnet: false,
  cordAfterRelease: false,
  rounds: null,
  handicap: [],
  loopClassic: usualLoops.classic,
  loopDuo: usualLoops.duo,
  showPoles: false,
  turnSeconds: null,
  cords: null,
});

/** Each box brings its own number of people (P2). For the form alone, which has no table to ask: the server decides. */
export const mostAt = ({ classic, duo }: KlusterWishes): number => 4 * classic + 2 * duo;

/** How many magnets fewer a seat can be given so that one is left to place. For the form alone, like the one above. */
export function mostHandicap({ classic, duo, seats }: KlusterWishes): number {
  const share = Math.floor((24 * classic) / seats.length) + Math.floor((12 * duo) / seats.length);
  return Math.max(0, share - 1);
}

/** Whether cords may be moved after the release at such a table (Z4). */
export const mayMoveAfter = ({ seats, cordByMagnet }: KlusterWishes): boolean => seats.length > 1 && !cordByMagnet;

export function klusterRequest(wishes: KlusterWishes, name: string, hereName: (seat: number) => string): CreateTable {
  const handicap = wishes.seats.map((_, seat) => wishes.handicap[seat] ?? 0);
  return {
    game: 'kluster',
    ...tableRequest(wishes, name, hereName),
    kluster: {
      boxes: { classic: wishes.classic, duo: wishes.duo },
      options: {
        expert: wishes.expert,
        play_on: wishes.playOn,
        one_group: wishes.oneGroup,
        ...(wishes.rounds === null ? {} : { rounds: wishes.rounds }),
        ...(handicap.some((fewer) => fewer > 0) ? { handicap } : {}),
      },
      table: {
        surface: wishes.surface,
        no_sliding: wishes.noSliding,
        cord_by_magnet: wishes.cordByMagnet,
        ...(wishes.cordAfterRelease && mayMoveAfter(wishes) ? { cord_after_release: true } : {}),
        ...(wishes.loopClassic === usualLoops.classic ? {} : { loop_classic: wishes.loopClassic }),
        ...(wishes.loopDuo === usualLoops.duo ? {} : { loop_duo: wishes.loopDuo }),
        show_poles: wishes.showPoles,
        turn_seconds: wishes.turnSeconds,
      },
      // Laid for other boxes than are on the table now: then as usual.
      cords: wishes.cords?.length === wishes.classic + wishes.duo ? [...wishes.cords] : null,
    },
  };
}
