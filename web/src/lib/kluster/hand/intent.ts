/** What a seat may ask of a match, as the server's messages have it (docs/kluster-match.md). */

import type { Face, Pose } from '../magnet';

interface Hover {
  do: 'hover';
  x: number;
  y: number;
  height: number;
  yaw?: number;
  face?: Face;
  pose?: Pose;
}

interface Drag {
  do: 'drag';
  cord: number;
  x: number;
  y: number;
}

/** Intents that a later one replaces; sent as a stream. */
export type Streamed = Hover | Drag;

/** Intents that are carried out once and acknowledged. */
export type AckedIntent =
  | { do: 'take'; magnet: string; face: Face; pose: Pose; yaw: number }
  | { do: 'put_back' }
  | { do: 'release'; x: number; y: number; height: number; seen?: number }
  | { do: 'grab'; cord: number; x: number; y: number }
  | { do: 'let_go'; cord: number }
  | { do: 'continue' }
  | { do: 'stop' }
  | { do: 'done' };

/** Where intents go. */
export interface Outbox {
  /** Rejects with the server's reason. */
  do(intent: AckedIntent): Promise<void>;
  stream(number: number, intent: Streamed): void;
}
