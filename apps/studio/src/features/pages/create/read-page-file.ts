import { specs } from '@yingzao/blocks/props'
import { type Finding, isRecord, type JsonValue, LIMITS, PAGE_CODE, walkBlocks } from '@yingzao/schema/client'
import { parseDocument, readDocument } from '@yingzao/schema/server'

/** The result of reading a file. */
export type PageFile =
  | { ok: true; text: string; title: string; code: string; blocks: number; findings: Finding[] }
  | { ok: false; findings: Finding[] }

/** Findings after which nothing is left that would be worth a page. */
const USELESS = new Set(['not-a-document'])

/** Whether a file is larger than any page may be, before it is read. */
export function isTooLarge({ size }: Pick<Blob, 'size'>): boolean {
  return size > LIMITS.bytes
}

/** Reads the text of a page's file as the gateway will: what is reported here is what it would repair. */
export function readPageFile(text: string): PageFile {
  const parsed = parseDocument(text)
  if (!parsed.ok) return parsed
  const { document, findings } = readDocument(withoutWindow(parsed.value), specs)
  const isUseless = findings.some(({ rule }) => USELESS.has(rule)) || !hasBlocks(parsed.value)
  // A new page gets a code of its own, so a missing or bad one in the file is no fault.
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

/**
 * In exported files the period of a page's campaign is stored beside the page, and is not part of what is read as a
 * page.
 */
function withoutWindow(value: JsonValue): JsonValue {
  if (!isRecord(value)) return value
  const { start_at: _start, end_at: _end, ...page } = value
  return page
}
