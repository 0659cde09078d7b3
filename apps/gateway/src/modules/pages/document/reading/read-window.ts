import type { CampaignWindow } from '@yingzao/contract/server'
import {
  createSpecs,
  defineSpec,
  type Finding,
  isRecord,
  type JsonRecord,
  type JsonValue,
  readDocument,
} from '@yingzao/schema/server'
import { z } from 'zod'

export interface WindowReading {
  window: CampaignWindow
  findings: Finding[]
  /** The document without its window, as the reader of pages knows it. */
  rest: JsonValue
}

/**
 * Reads when a campaign runs from a document's `start_at` and `end_at`: milliseconds, seconds, or Beijing time as
 * text. A value that cannot be read counts as absent and is reported; so does a whole window that ends before it
 * begins.
 */
export function readWindow(document: JsonValue): WindowReading {
  if (!isRecord(document)) return { window: NO_WINDOW, findings: [], rest: document }
  const { start_at = null, end_at = null, ...rest } = document
  const { window, findings } = readTimes({ start_at, end_at })
  if (!isReversed(window)) return { window, findings, rest }
  return { window: NO_WINDOW, findings: [...findings, reversed], rest }
}

const NO_WINDOW: CampaignWindow = { start_at: null, end_at: null }

/** The end of the year 9999, the last that the usual timestamp format can hold. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

function moment(title: string) {
  return z.int().min(1).max(LAST_MOMENT_MS).meta({ title, control: 'datetime' }).optional()
}

/** Documents are read block by block, so a window is read as a block: by the same rules as a countdown's end. */
const specs = createSpecs([
  defineSpec({
    name: 'window',
    title: '活动时间',
    category: 'layout',
    props: z.object({ start_at: moment('开始时间'), end_at: moment('结束时间') }),
  }),
])
const PLACE = 'page_schema[0].value.'

function readTimes(given: JsonRecord): Pick<WindowReading, 'window' | 'findings'> {
  const value = Object.fromEntries(Object.entries(given).filter(([, moment]) => moment !== null))
  const read = readDocument({ code: 'window', page_schema: [{ name: 'window', value }] }, specs)
  const { start_at, end_at } = read.document.page_schema[0]?.value ?? {}
  return {
    window: { start_at: momentOf(start_at), end_at: momentOf(end_at) },
    findings: read.findings.map(({ blockId: _, path, ...finding }) => ({
      ...finding,
      path: path.replace(PLACE, ''),
    })),
  }
}

function momentOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function isReversed({ start_at, end_at }: CampaignWindow): boolean {
  return start_at !== null && end_at !== null && start_at >= end_at
}

const reversed: Finding = {
  rule: 'window-reversed',
  severity: 'error',
  path: 'end_at',
  message: '活动的结束时间不晚于开始时间，两者都未生效。',
  fix: '请把结束时间改到开始时间之后。',
}
