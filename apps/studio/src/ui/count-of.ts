/**
 * A number, or one that is already formatted, with its noun, for English: `1 page`, `1,200 pages`. Chinese has one form
 * for both and needs no help.
 */
export const countOf = (count: number | string, one: string, several: string): string =>
  `${count} ${String(count) === '1' ? one : several}`
