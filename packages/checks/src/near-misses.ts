/** A part of a text: its start and end. */
export type Range = readonly [start: number, end: number]

/** Where a text has the words themselves. */
export function placesOf(words: string, text: string): Range[] {
  const places: Range[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
    places.push([at, at + words.length])
  return places
}

/**
 * Where a text differs from the words by one character: a wrong one, one too many, or one too few. If letters or digits
 * go on at either end, it is part of something longer and does not count. For words of at least four characters.
 */
export function nearMisses(words: string, text: string): Range[] {
  const half = Math.floor(words.length / 2)
  // A single difference leaves one half intact: only such places are examined closely.
  const fronts = placesOf(words.slice(0, half), text).flatMap(([start]) =>
    lengthsOf(words).map((length): Range => [start, start + length]),
  )
  const ends = placesOf(words.slice(half), text).flatMap(([, end]) =>
    lengthsOf(words).map((length): Range => [end - length, end]),
  )
  const taken = placesOf(words, text)
  return [...fronts, ...ends].filter((range) => {
    const [start, end] = range
    const isMiss =
      start >= 0 &&
      end <= text.length &&
      isOneApart(text.slice(start, end), words) &&
      isWhole(text, range) &&
      !taken.some(([from, to]) => start < to && from < end)
    if (isMiss) taken.push(range)
    return isMiss
  })
}

/** Whether one character makes the difference. */
export function isOneApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  if (a.length === b.length) return a.slice(1) === b.slice(1)
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1)
}

/** The same length first: another character is likelier than one that is missing. */
function lengthsOf({ length }: string): number[] {
  return [length, length + 1, length - 1]
}

const LETTER = /[A-Z0-9]/

function isWhole(text: string, [start, end]: Range): boolean {
  const goesOn = (inside: number, outside: number) =>
    LETTER.test(text[inside] ?? '') && LETTER.test(text[outside] ?? '')
  return !goesOn(start, start - 1) && !goesOn(end - 1, end)
}
