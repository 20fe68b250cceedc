/** The table in the picture on the first page, row by row: tile and seat. It obeys the rules; a test checks that. */
export const picture: readonly (readonly (readonly [tile: string, seat: number])[])[] = [
  [['Sd1', 0], ['Sd2', 0], ['Ss2', 1]],
  [['Td1', 3], ['***', 2], ['Cs2', 1]],
];
