/** A number with its noun, for English: `1 page`, `2 pages`. Chinese has one form for both and needs no help. */
export const countOf = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`
