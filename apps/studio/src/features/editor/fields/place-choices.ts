import { type Block, walkBlocks } from '@yingzao/schema/client'
import { specs } from '../../../ui/said/specs'
import { blockText } from '../block-labels/block-text'
import { pageChoices } from './page-choices'

/** A place on the page that a tap can scroll to. */
export interface PlaceChoice {
  id: string
  isForm: boolean
  /** What kind of block it is. */
  kind: string
  /** Its first words; empty when it has none. */
  words: string
}

const namesOf = (found: readonly { name: string }[]) => new Set(found.map(({ name }) => name))

const FORMS = namesOf(specs.having('form'))
const SECTIONS = namesOf(specs.having('section'))
/** What lies over the page is not a place on it: nothing is there until it opens. */
const OVERLAYS = namesOf(specs.having('overlay'))

/** The forms and the sections of a page, in their order. */
export const placeChoices = pageChoices((page): PlaceChoice[] =>
  Array.from(walkBlocks(page))
    .filter(
      ({ block, ancestors }) =>
        (FORMS.has(block.name) || SECTIONS.has(block.name)) &&
        ![...ancestors, block].some(({ name }) => OVERLAYS.has(name)),
    )
    .map(({ block }) => ({
      id: block.id,
      isForm: FORMS.has(block.name),
      kind: specs.find(block.name)?.title ?? block.name,
      words: firstWords(block),
    })),
)

function firstWords(block: Block): string {
  for (const { block: inner } of walkBlocks({ page_schema: [block] })) {
    const words = blockText(specs, inner)
    if (words !== '') return words
  }
  return ''
}
