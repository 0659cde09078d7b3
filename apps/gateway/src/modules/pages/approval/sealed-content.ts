import { createHash } from 'node:crypto'
import type { CampaignWindow } from '@yingzao/contract/server'
import type { JsonValue, PageDocument } from '@yingzao/schema/server'
import { sortedText } from '../document/content-hash'
import type { ChangedReference, References } from './references'

/** What is approved: the page as visitors get it, and all that it refers to. */
export interface SealedContent {
  format: 1
  code: string
  document: PageDocument
  window: CampaignWindow
  references: References
}

/** Its bytes, which are stored and never regenerated from their content; and their hash. */
export interface SealedBytes {
  bytes: Buffer
  hash: string
}

/**
 * Writes it as RFC 8785 prescribes, so that the same content always gives the same bytes: keys in code unit order,
 * numbers and strings as ECMAScript writes them, no whitespace. Text that is not Unicode has already been refused where
 * documents are read.
 */
export function seal(content: SealedContent): SealedBytes {
  const bytes = Buffer.from(sortedText(content as unknown as JsonValue))
  return { bytes, hash: hashOfBytes(bytes) }
}

function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Reads stored bytes, which the database has checked against their hash. */
export function readSealed(bytes: Buffer): SealedContent {
  return JSON.parse(bytes.toString('utf8')) as SealedContent
}

const MOST_SHOWN = 400

/** The parts in which two contents differ. Empty: their bytes are the same. */
export function changedParts(before: SealedContent, after: SealedContent): ChangedReference[] {
  const parts: [ChangedReference['kind'], unknown, unknown][] = [
    ['document', withoutReferences(before), withoutReferences(after)],
    ...(Object.keys(before.references) as (keyof References)[]).map(
      (kind): [keyof References, unknown, unknown] => [kind, before.references[kind], after.references[kind]],
    ),
  ]
  return parts.flatMap(([kind, was, is]) => {
    const [one, other] = [textOf(was), textOf(is)]
    if (one === other) return []
    return { kind, before: shortened(one), after: shortened(other) }
  })
}

function withoutReferences({ references: _references, ...rest }: SealedContent): unknown {
  return rest
}

function textOf(value: unknown): string {
  return sortedText((value ?? null) as JsonValue)
}

function shortened(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
