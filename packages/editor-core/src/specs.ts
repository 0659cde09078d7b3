import {
  type Block,
  type BlockSpec,
  type Field,
  type ReadOptions,
  readDocument,
  type Specs,
  toWireDocument,
} from '@yingzao/schema/server'
import type { BlockCatalogue, SlotPattern } from './catalogue'
import { CHILDREN, type EditedPage, type Path } from './page/page'
import type { StepWords } from './step-words'

export interface CatalogueOptions {
  /** Which blocks are allowed where, beyond there being a slot. */
  accepts?: NonNullable<BlockCatalogue['accepts']>
  /** How addresses in pasted blocks are validated, as in any document. */
  reading?: ReadOptions
  /** How the history names steps. In Chinese by default. */
  words?: StepWords
}

/** What the editor has to know about blocks, taken from their specs. */
export function catalogueOf(
  specs: Specs,
  { accepts, reading, words }: CatalogueOptions = {},
): BlockCatalogue {
  const byName = new Map(specs.all.map((spec) => [spec.name, spec]))
  const read = (blocks: readonly Block[]): Block[] => {
    const wire = toWireDocument({ ...NO_PAGE, page_schema: [...blocks] })
    return readDocument(JSON.parse(JSON.stringify(wire)), specs, reading).document.page_schema
  }
  return {
    titleOf: (name) => byName.get(name)?.title,
    slotsOf: (name) => slotPatterns(byName.get(name)),
    defaultsOf(name) {
      const value = byName.get(name)?.fresh ?? {}
      return read([{ name, id: 'new', value, common: {}, children: [] }])[0]?.value ?? {}
    },
    idOf: (name) => (byName.get(name)?.traits.form ? FORM_ID : undefined),
    fieldTitleOf: (name, path) => titleAt(byName.get(name)?.fields ?? [], path),
    read,
    ...(accepts !== undefined && { accepts }),
    ...(words !== undefined && { words }),
  }
}

/** Where the buttons of ready-made sections and templates lead (`#form`), so that they find a page's first form. */
const FORM_ID = 'form'

const NO_PAGE: EditedPage = {
  code: 'blocks',
  title: '',
  meta: { keywords: '', description: '' },
  background: '',
  is_auto_fit: 0,
  extra: { pageID: '' },
  page_schema: [],
}

function slotPatterns(spec: BlockSpec | undefined): SlotPattern[] {
  if (spec === undefined) return []
  const inProps = spec.fields.flatMap((field) => slotsIn(field, ['value', field.name]))
  return spec.children === 'blocks' ? [...inProps, CHILDREN as SlotPattern] : inProps
}

/** Recursion is safe: props nest as deep as their author wrote them. */
function slotsIn(field: Field, path: SlotPattern): SlotPattern[] {
  if (field.kind === 'blocks') return [path]
  if (field.kind === 'list') return slotsIn(field.item, [...path, '*'])
  return field.kind === 'object' ? field.fields.flatMap((inner) => slotsIn(inner, [...path, inner.name])) : []
}

/** The label of the innermost labelled field on the way: items of a list have none. */
function titleAt(fields: readonly Field[], path: Path): string | undefined {
  const [step, ...rest] = path
  const field = fields.find(({ name }) => name === step)
  return field && (titleInside(field, rest) ?? field.title)
}

function titleInside(field: Field, path: Path): string | undefined {
  if (field.kind === 'object') return titleAt(field.fields, path)
  return field.kind === 'list' ? titleInside(field.item, path.slice(1)) : undefined
}
