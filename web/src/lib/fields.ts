/** Reading values of unknown shape: from storage, files and other servers. */

/** The fields of an object; for anything else, none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Whether a value is an object with all these fields. */
export const hasFields = (value: unknown, ...names: string[]): boolean => names.every((name) => name in fieldsOf(value));
