/** The value itself between these bounds, else the nearer bound. */
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
