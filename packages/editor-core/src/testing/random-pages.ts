import type { Block } from '@yingzao/schema/client'
import fc from 'fast-check'
import type { EditedPage } from '../page/page'
import { box, button, page, tabs, text } from './pages'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface Seedling {
  kind: number
  parent: number
  tab: number
  words: string
}

const seedling: fc.Arbitrary<Seedling> = fc.record({
  kind: fc.constantFrom(0, 1, 2, 3, 3, 3),
  parent: fc.nat({ max: 11 }),
  tab: fc.nat({ max: 2 }),
  words: fc.constantFrom('', '好', '不好'),
})

/**
 * Pages that have nothing in common but their ids: a block that is a text in one may be tabs in another, and contain
 * there what contained it before.
 */
export const strangePages: fc.Arbitrary<EditedPage> = fc
  .tuple(
    fc.shuffledSubarray(IDS),
    fc.array(seedling, { minLength: IDS.length, maxLength: IDS.length }),
    fc.constantFrom('一', '二'),
  )
  .map(([ids, seedlings, title]) => {
    const rows = ids.map((id, place) => ({ id, place, ...(seedlings[place] as Seedling) }))
    const inside = (place: number, tab?: number): Block[] =>
      rows
        // A block is inside one that comes before it, so that none is inside itself.
        .filter((row) => row.place > place && row.parent % row.place === place && row.parent < 9)
        .filter((row) => tab === undefined || row.tab === tab)
        .map((row) => grown(row, inside))
    const top = rows.filter((row) => row.place === 0 || row.parent >= 9).map((row) => grown(row, inside))
    return { ...page(...top), title }
  })

function grown(
  { id, place, kind, words }: Seedling & { id: string; place: number },
  inside: (place: number, tab?: number) => Block[],
): Block {
  if (kind === 0) return text(id, words)
  if (kind === 1) return { ...button(id, words), children: inside(place) }
  if (kind === 2) return box(id, ...inside(place))
  return tabs(id, inside(place, 0), inside(place, 1), ...(words === '' ? [] : [inside(place, 2)]))
}
