import { isRead, samplePlaces } from '@yingzao/checks'
import { type EditedPage, type Path, pathText, valueAt } from '@yingzao/editor-core'
import { type Block, isRecord, walkBlocks } from '@yingzao/schema/client'
import { type Field, pageFields, type Specs, walkFields } from '@yingzao/schema/server'
import { saidFields } from '../../../../ui/said/fields'

const PAGE_FIELDS = saidFields(pageFields)

/** Something that is to be filled in, and what was there at first. */
export interface FillSlot {
  /** Null: it belongs to the page itself. */
  blockId: string | null
  path: Path
  words: unknown
}

/** As many as somebody fills in without losing heart. */
const MOST = 8

/** The most slots that call for a tap. */
const MOST_TAPS = 2

/** The page's own texts that may be slots, by the name of their field. */
const OWN: Readonly<Record<string, string>> = {
  title: 'title',
  'meta.description': 'description',
  'extra.share.title': 'share_title',
  'extra.share.desc': 'share_desc',
}

/** The places that a template names, as far as they exist on the page. */
export function namedSlots(page: EditedPage, paths: readonly string[], specs: Specs): FillSlot[] {
  return paths.flatMap((text) => {
    const slot = slotAt(page, pathOf(text))
    return slot && fieldOf(page, slot, specs) ? [slot] : []
  })
}

/** Where nothing is named: what most pages want, in page order: a headline, times, words to tap, the shared title. */
export function derivedSlots(page: EditedPage, specs: Specs): FillSlot[] {
  const found: FillSlot[] = []
  let hasHeadline = false
  let taps = 0
  for (const { block } of walkBlocks(page)) {
    const spec = specs.find(block.name)
    const isTapped = spec !== undefined && spec.tap !== 'none'
    for (const { field, value, path } of walkFields(block.value, spec?.fields ?? [])) {
      const isText = isLine(field) && typeof value === 'string' && value !== ''
      const isHeadline = isText && !hasHeadline
      const isTap = isText && isTapped && taps < MOST_TAPS
      if (!isHeadline && !isTap && !isMoment(field, value)) continue
      if (isHeadline) hasHeadline = true
      if (isTap) taps += 1
      found.push({ blockId: block.id, path: ['value', ...pathOf(path)], words: value })
    }
  }
  const share = slotAt(page, ['extra', 'share', 'title'])
  return [...found.slice(0, MOST - 1), ...(share ? [share] : [])]
}

/** What on the page still comes from the library and prevents publishing, in page order. */
export function sampleSlots(page: EditedPage, specs: Specs): FillSlot[] {
  return Array.from(walkBlocks(page)).flatMap(({ block }) =>
    samplePlaces(block, specs.find(block.name)).map((text) => {
      const path = pathOf(text)
      return { blockId: block.id, path, words: valueAt(block, path) }
    }),
  )
}

/** Both, each place once, in page order; what is the page's own comes last. */
export function joinedSlots(
  page: EditedPage,
  slots: readonly FillSlot[],
  more: readonly FillSlot[],
): FillSlot[] {
  const keyOf = ({ blockId, path }: FillSlot) => `${blockId} ${pathText(path)}`
  const known = new Set(slots.map(keyOf))
  const order = new Map(Array.from(walkBlocks(page), ({ block }, index) => [block.id, index]))
  const placeOf = ({ blockId }: FillSlot) =>
    blockId === null ? order.size : (order.get(blockId) ?? order.size)
  return [...slots, ...more.filter((slot) => !known.has(keyOf(slot)))].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The field by which a slot is edited. Undefined: it is gone, or there is no input for it. */
export function fieldOf(page: EditedPage, { blockId, path }: FillSlot, specs: Specs): Field | undefined {
  if (blockId === null) {
    const name = OWN[path.join('.')]
    return PAGE_FIELDS.find((field) => field.name === name)
  }
  const block = blockOf(page, blockId)
  const [, ...below] = path
  return block && fieldAt(specs.find(block.name)?.fields ?? [], block.value, below)
}

/** What is there now. */
export function wordsAt(page: EditedPage, { blockId, path }: FillSlot): unknown {
  return valueAt(blockId === null ? page : blockOf(page, blockId), path)
}

/** Whether somebody has put something else there. */
export function isFilled(page: EditedPage, slot: FillSlot): boolean {
  return JSON.stringify(wordsAt(page, slot)) !== JSON.stringify(slot.words)
}

export function blockOf(page: EditedPage, id: string): Block | undefined {
  for (const { block } of walkBlocks(page)) if (block.id === id) return block
  return undefined
}

/** A place in the document, as the innermost block around it and the path from there. */
function slotAt(page: EditedPage, path: Path): FillSlot | undefined {
  const at = path.lastIndexOf('value')
  const words = valueAt(page, path)
  if (at <= 0) return OWN[path.join('.')] ? { blockId: null, path, words: words ?? '' } : undefined
  const block: unknown = valueAt(page, path.slice(0, at))
  if (!isRecord(block) || typeof block.id !== 'string' || words === undefined) return undefined
  return { blockId: block.id, path: path.slice(at), words }
}

function fieldAt(fields: readonly Field[], value: unknown, path: Path): Field | undefined {
  const text = pathText(path)
  for (const walked of walkFields(value as Record<string, unknown>, fields)) {
    if (walked.path === text) return walked.field
  }
  return undefined
}

function isLine(field: Field): boolean {
  return (
    field.kind === 'string' &&
    (field.control === undefined || field.control === 'textarea') &&
    isRead(field.name)
  )
}

function isMoment(field: Field, value: unknown): boolean {
  return field.kind === 'number' && field.control === 'datetime' && typeof value === 'number'
}

/** `list[2].title` as steps. */
function pathOf(text: string): Path {
  return (text.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
