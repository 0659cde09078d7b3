import type { PageDocument } from '../document'
import type { Finding } from '../finding'
import { isRecord, type JsonRecord, type JsonValue } from '../json'
import { SCHEMA_VERSION } from '../version'
import { assignIds, type ReadBlock } from './block-ids'
import { checkLimits } from './check-limits'
import { own } from './own'
import { FindingLog, Place } from './place'
import { readBlocks } from './read-block'
import { type PageHead, readPageHead } from './read-page'
import type { ReadRules } from './read-rules'
import { shown } from './shown'
import type { Specs } from './specs'

export interface ReadOptions extends ReadRules {
  /** The schema version the document was written in; today's by default. */
  version?: number
}

export interface ReadResult {
  document: PageDocument
  findings: Finding[]
  /** Block id → where the block is in the input, for callers that have more to report about it. */
  paths: ReadonlyMap<string, string>
}

/**
 * Reads a document tolerantly: it coerces, defaults, skips and reports, and never throws. The result is complete and
 * safe to render; whether it may be published is in the findings. Reading the result again changes nothing.
 */
export function readDocument(input: JsonValue, specs: Specs, options: ReadOptions = {}): ReadResult {
  const { version = SCHEMA_VERSION, ...rules } = options
  const limited = checkLimits(input)
  if (!limited.ok) return { document: emptyDocument(), findings: limited.findings, paths: new Map() }
  const log = new FindingLog()
  const at = new Place(log)
  const root = readRoot(limited.value, at)
  const head = readPageHead(root, at)
  const read: ReadBlock[] = []
  const page_schema = readBlocks(readEntries(root, at), at.key('page_schema'), {
    specs,
    version,
    rules,
    read,
  })
  assignIds(read)
  const document = { ...head, page_schema }
  const paths = new Map(read.map(({ block, at: place }) => [block.id, place.path]))
  return { document, findings: [...limited.findings, ...log.findings()], paths }
}

function readRoot(value: JsonValue, at: Place): JsonRecord {
  if (isRecord(value)) return value
  at.error(
    'not-a-document',
    `这里应是一个页面文档，却是 ${shown(value)}。`,
    '请提供包含 code、title、page_schema 的对象。',
  )
  return {}
}

function readEntries(root: JsonRecord, at: Place): readonly JsonValue[] {
  const raw = own(root, 'page_schema') ?? null
  if (Array.isArray(raw)) return raw
  at.key('page_schema').error(
    'unusable-value',
    `页面组件 page_schema 是 ${shown(raw)}，应为列表；页面将没有内容。`,
    '请提供组件列表。',
  )
  return []
}

function emptyDocument(): PageDocument {
  const head: PageHead = {
    code: '',
    title: '',
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '' },
  }
  return { ...head, page_schema: [] }
}
