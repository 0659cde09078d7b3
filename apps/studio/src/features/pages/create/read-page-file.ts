import { specs } from '@yingzao/blocks/props'
import { type Finding, isRecord, type JsonValue, LIMITS, PAGE_CODE, walkBlocks } from '@yingzao/schema/client'
import { parseDocument, readDocument } from '@yingzao/schema/server'

/** What a file turned out to hold. */
export type PageFile =
  | { ok: true; text: string; title: string; code: string; blocks: number; findings: Finding[] }
  | { ok: false; findings: Finding[] }

/** Findings after which nothing is left that would be worth a page. */
const USELESS = new Set(['not-a-document'])

/** Whether a file is larger than any page may be, before it is read. */
export function isTooLarge({ size }: Pick<Blob, 'size'>): boolean {
  return size > LIMITS.bytes
}

/** Reads the text of a page's file as the gateway will: what is told here is what it would mend. */
export function readPageFile(text: string): PageFile {
  const parsed = parseDocument(text)
  if (!parsed.ok) return parsed
  const { document, findings } = readDocument(withoutWindow(parsed.value), specs)
  const isUseless = findings.some(({ rule }) => USELESS.has(rule)) || !hasBlocks(parsed.value)
  // A new page gets a code of its own, so that the file's has none or a bad one is no fault.
  const told = [...parsed.findings, ...findings].filter(
    ({ rule, path }) => path !== 'code' || rule !== 'bad-code',
  )
  if (isUseless) return { ok: false, findings: told }
  const blocks = Array.from(walkBlocks(document)).length
  const code = PAGE_CODE.test(document.code) ? document.code : ''
  return { ok: true, text, title: document.title.trim(), code, blocks, findings: told }
}

function hasBlocks(value: JsonValue): boolean {
  return isRecord(value) && Array.isArray(value.page_schema)
}

/** When a page's campaign runs stands beside it in exported files, and is no part of what is read as a page. */
function withoutWindow(value: JsonValue): JsonValue {
  if (!isRecord(value)) return value
  const { start_at: _start, end_at: _end, ...page } = value
  return page
}
