import { type Block, isRecord } from '@yingzao/schema/client'
import type { BlockSpec, Field, Specs } from '@yingzao/schema/server'
import { wording } from './wording'

/** Characters that a row has room for. */
const LONGEST = 24

/** Texts that people read, as opposed to addresses, colours and numbers from other systems. */
const READABLE = new Set([undefined, 'textarea', 'html'])

const known = new WeakMap<Block, string>()

/** A few words of a block's text, so that one button can be told from another; empty when it has none. */
export function blockText(specs: Specs, block: Block): string {
  const found = known.get(block) ?? find(specs.find(block.name), block)
  known.set(block, found)
  return found
}

function find(spec: BlockSpec | undefined, { value }: Block): string {
  const fields = spec?.fields ?? []
  for (const field of fields) {
    const text = shortText(field, value[field.name])
    if (text !== '') return text
  }
  const list = fields.find(({ kind }) => kind === 'list')
  const items = list && value[list.name]
  return Array.isArray(items) && items.length > 0 ? wording.items(items.length) : ''
}

/** Recursion is safe: props nest as deep as their author wrote them. */
function shortText(field: Field, value: unknown): string {
  if (field.kind === 'string' && READABLE.has(field.control))
    return shortened(value, field.control === 'html')
  if (field.kind !== 'object' || !isRecord(value)) return ''
  return field.fields.map((inner) => shortText(inner, value[inner.name])).find((text) => text !== '') ?? ''
}

function shortened(value: unknown, isHtml: boolean): string {
  if (typeof value !== 'string') return ''
  const plain = (isHtml ? unmarked(value) : value).replace(/\s+/g, ' ').trim()
  // Punctuation, such as the separator of a countdown, does not identify a block.
  if (/^\p{P}*$/u.test(plain)) return ''
  const characters = Array.from(plain.slice(0, LONGEST * 4))
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : plain
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

function unmarked(html: string): string {
  return html
    .slice(0, 600)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/&nbsp;/g, ' ')
}
