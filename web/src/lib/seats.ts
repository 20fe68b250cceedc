/** The eight seats: each has a letter, a colour that colour-blind people can tell apart, and its own edge pattern. */

interface SeatLook {
  letter: string;
  /** The colour of the face of its tiles. */
  colour: string;
  /** The colour of symbols and letter on that face. */
  ink: string;
  /** Darker shade for edges and outlines. */
  edge: string;
  /** Dashes of the inner frame, in hundredths of a tile's side; empty for an unbroken line. */
  dashes: string;
  /** Whether the dashes have round ends: round ones of length zero are dots. */
  round: boolean;
}

const look = (letter: string, colour: string, ink: string, edge: string, dashes: string, round = false): SeatLook => ({
  letter,
  colour,
  ink,
  edge,
  dashes,
  round,
});

const dark = '#17130f';
const light = '#ffffff';

export const seatLooks: readonly SeatLook[] = [
  look('A', '#1f4aa0', light, '#102c66', ''),
  look('B', '#bf4d0a', light, '#7b2f02', '16 7'),
  look('C', '#0c8160', light, '#04503b', '0.1 8', true),
  look('D', '#f0cf3c', dark, '#9c7f05', '30 6 0.1 6', true),
  look('E', '#d88bb6', dark, '#8e4470', '7 5'),
  look('F', '#86c8ec', dark, '#3b7ea3', '24 5 5 5'),
  look('G', '#3b3b41', light, '#141417', '0.1 14', true),
  look('H', '#f4eee0', dark, '#9a8d72', '5 5 5 12'),
];

/** Kluster+ has up to 24 seats: beyond the eighth, colours repeat and letters go on. */
export function seatLook(seat: number): SeatLook {
  const found = seatLooks[seat % seatLooks.length];
  if (!found || seat < 0) throw new RangeError(`there is no seat ${seat}`);
  return seat < seatLooks.length ? found : { ...found, letter: String.fromCharCode('A'.charCodeAt(0) + seat) };
}

export const seatLetter = (seat: number): string => seatLook(seat).letter;
export const seatOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);
