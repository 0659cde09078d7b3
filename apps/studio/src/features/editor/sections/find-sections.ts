import type { SectionKind } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'
import { search } from '../block-labels/search-words'
import { wording } from './wording'

type SectionList = Answer<'sectionList'>
export type OwnSection = SectionList['own'][number]

/** A section as the panel shows it. */
export interface ShownSection {
  /** As `sectionUse` takes it. */
  id: string
  kind: SectionKind
  title: string
  words: readonly string[]
  look: string
  /** One of the company's own. */
  own?: OwnSection
}

/** What is looked at: all, the company's own, or one kind. */
export type Shelf = 'all' | 'own' | SectionKind

/** The company's own come first, as they were made for its pages. */
export function shownSections({ library, own }: SectionList): ShownSection[] {
  return [
    ...own.map((section) => ({
      id: `own/${section.id}`,
      kind: section.kind,
      title: section.name,
      words: [],
      look: section.look,
      own: section,
    })),
    ...library,
  ]
}

/** The sections of a shelf that match a query. */
export function findSections(
  sections: readonly ShownSection[],
  { shelf, query }: { shelf: Shelf; query: string },
): ShownSection[] {
  const onShelf = sections.filter(({ kind, own }) =>
    shelf === 'own' ? own : shelf === 'all' || kind === shelf,
  )
  if (query.trim() === '') return onShelf
  return search(onShelf, query, ({ title, kind, words }) => ({
    title,
    others: [...words, wording.kinds[kind]],
  }))
}
