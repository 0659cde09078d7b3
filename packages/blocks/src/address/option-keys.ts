/** Where the active option is, from 0, and how many there are. */
interface Place {
  active: number
  count: number
}

type Keys = Readonly<Record<string, (place: Place) => number | 'choose'>>

const BOX: Keys = {
  ArrowUp: ({ active }) => active - 1,
  ArrowDown: ({ active }) => active + 1,
  Enter: () => 'choose',
}

/** In a search box these keys move the caret, or type a space. */
const LIST: Keys = {
  ...BOX,
  Home: () => 0,
  End: ({ count }) => count - 1,
  ' ': () => 'choose',
}

/** What a key does to the options: the place it moves to, `choose`, or nothing. */
export function optionKey(key: string, place: Place, isInBox: boolean): number | 'choose' | undefined {
  return (isInBox ? BOX : LIST)[key]?.(place)
}
