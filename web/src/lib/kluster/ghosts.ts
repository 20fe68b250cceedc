/** Advised placements as ghosts on the table of Kluster. */
import type { Ghost, Roster } from './draw/picture';
import { type Face, lowest, orientation, type Pose, type Triple } from './magnet';
import type { Placing } from '../protocol/types';

export function ghostOf({ magnet, x, y, yaw, face, pose }: Placing, { names, sizes }: Roster): Ghost {
  const index = names.indexOf(magnet);
  const turn = orientation(pose as Pose, yaw, face as Face);
  return { magnet: index, at: [x, y, lowest(sizes[index] as Triple, turn)], turn };
}
