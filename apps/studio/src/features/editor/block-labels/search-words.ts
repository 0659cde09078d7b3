import { pinyinInitials } from './pinyin-initials'

/**
 * Returns how well something matches what somebody typed: 0 not at all; more when its title begins with it, less when
 * only another word of it contains it. Chinese also matches by the initials of its pinyin.
 */
export function rankOf(query: string, title: string, otherWords: readonly string[] = []): number {
  const wanted = plain(query)
  if (wanted === '') return 1
  const name = plain(title)
  if (name.startsWith(wanted)) return 5
  if (name.includes(wanted)) return 4
  const initials = plain(pinyinInitials(title))
  if (initials.startsWith(wanted)) return 3
  const words = otherWords.map(plain)
  if (words.some((word) => word.startsWith(wanted))) return 2
  return initials.includes(wanted) || words.some((word) => word.includes(wanted)) ? 1 : 0
}

/** Returns what matches, best first; equally good ones keep their order. */
export function search<Item>(
  items: readonly Item[],
  query: string,
  wordsOf: (item: Item) => { title: string; others?: readonly string[] },
): Item[] {
  if (plain(query) === '') return [...items]
  return items
    .map((item) => {
      const { title, others } = wordsOf(item)
      return { item, rank: rankOf(query, title, others) }
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
