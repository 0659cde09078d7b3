import { readdirSync, readFileSync } from 'node:fs'
import type { JsonRecord } from '@yingzao/schema/server'

/**
 * A page document as stored in files: what it leaves out and how its blocks are read is up to the reader of documents.
 */
export type ReservedDocument = JsonRecord & {
  code: string
  title: string
  meta: { keywords: string; description: string }
  page_schema: JsonRecord[]
}

const FOLDER = new URL('../reserved/', import.meta.url)

/** Pages that exist whatever operators publish, by their codes: they stand in until operators publish their own. */
export const reservedPages: ReadonlyMap<string, ReservedDocument> = new Map(
  readdirSync(FOLDER).map((code) => [code, readPage(code)]),
)

function readPage(code: string): ReservedDocument {
  return JSON.parse(readFileSync(new URL(`${code}/page.json`, FOLDER), 'utf8'))
}
