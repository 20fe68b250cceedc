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
  /** The seat may still move the cords once everything is at rest; for two seats or more. */
  cordAfterRelease: boolean;
  /** The most rounds; null: no limit. */
  rounds: number | null;
  /** How many magnets fewer each seat has to place. */
  handicap: number[];
  /** mm: the diameter when laid as a circle. */
  loopClassic: number;
  loopDuo: number;
  showPoles: boolean;
  turnSeconds: number | null;
  /** How the cords are laid; null: the usual layout. */
  cords: CordPlan[] | null;
}

const usualLoops = { classic: 320, duo: 200 } as const;
/** Loop diameters to choose from, in mm; the middle one is that of the box. */
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

/** Each box adds its number of people (P2). Only for the form, which has no table to ask; the server decides. */
export const mostAt = ({ classic, duo }: KlusterWishes): number => 4 * classic + 2 * duo;

/** The greatest handicap that leaves a seat one magnet to place. Only for the form, like the one above. */
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
      // A layout made for a different set of boxes is dropped in favour of the usual one.
      cords: wishes.cords?.length === wishes.classic + wishes.duo ? [...wishes.cords] : null,
    },
  };
}
