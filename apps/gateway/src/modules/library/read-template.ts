import { specs } from '@yingzao/blocks/props'
import { type JsonRecord, type PageDocument, readDocument, toWireDocument } from '@yingzao/schema/server'
import { laterTimes } from './later-times'

/** A template as it is stored. */
export interface TemplateContent {
  document: JsonRecord
  schema_version: number
  /** Milliseconds. */
  written_at: number
}

/** A template as a page, with its times in the future. */
export function readTemplate({ document, schema_version, written_at }: TemplateContent): PageDocument {
  const wire = { ...laterTimes(document, { writtenAt: written_at }), code: 'template' }
  return readDocument(wire, specs, { version: schema_version }).document
}

/**
 * A page as it is kept for others: safe, and without what is one page's own. Its window belongs to one campaign, and
 * its id in the statistics would count the visits of two pages as one.
 */
export function templateOf({ start_at: _start, end_at: _end, ...page }: JsonRecord): JsonRecord {
  const { document } = readDocument({ ...page, code: 'template' }, specs)
  return toWireDocument({ ...document, extra: { ...document.extra, pageID: '' } }) as unknown as JsonRecord
}
