/** The value, limited to these bounds. */
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
