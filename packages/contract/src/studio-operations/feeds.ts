import { z } from 'zod'
import { feedKinds, feedRows } from '../operations/feeds'
import { wireId, wireText } from '../operations/wire-text'
import {
  inQuery,
  LINES,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallCount,
  smallNumber,
  someDay,
} from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'approver', 'compliance', 'auditor', 'administrator'] as const
/** Who imports data, and says what a column shows. */
const WRITERS = ['operator', 'administrator'] as const
/** Who decides whether visitors see it. */
const DECIDERS = ['approver', 'compliance', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const kind = z.enum(feedKinds)

/** Status of a batch of data. */
export const feedBatchStates = ['waiting', 'approved', 'refused'] as const
export type FeedBatchState = (typeof feedBatchStates)[number]

/** Units that money in a file may be given in. */
export const feedUnits = ['元', '千元', '万元', '亿元'] as const

/** Who is not locked out by `lock_ids`; same as `lock_kind` of other things that can be locked. */
export const feedLockKinds = ['free', 'login', 'buy', 'rule'] as const

/** Bounds of what members say about data columns. */
export const feedConsoleLimits = {
  title: 20,
  text: 1_000,
  source: 40,
  address: 300,
  reason: 200,
  locks: 20,
  changes: 200,
  bytes: 50 * 1024 * 1024,
  rows: 100_000,
} as const

const reason = wireText(feedConsoleLimits.reason).trim().min(2).describe('For the audit log')
const source = wireText(feedConsoleLimits.source)
  .trim()
  .min(1)
  .describe('Who the data is from, as pages name it')
const lines = z.string().trim().max(feedConsoleLimits.text).regex(LINES)

const columnFields = {
  title: wireText(feedConsoleLimits.title).trim().min(1),
  method: lines.describe('How it is made. Nothing is shown without it'),
  limits: lines.describe('What it cannot tell. Nothing is shown without it'),
  free_rows: z.int().min(0).max(10_000).describe('How many rows of a day everybody sees'),
  lock_kind: z.enum(feedLockKinds),
  lock_ids: z
    .array(wireId)
    .max(feedConsoleLimits.locks)
    .describe('Products or rules, any of which is enough; empty for the other kinds'),
  lock_url: wireText(feedConsoleLimits.address).trim().describe('Where it is unlocked; empty: nowhere'),
}

/** A batch as visitors see it. */
const shown = z.strictObject({
  batch_id: rowNumber,
  as_of: z.string(),
  source: z.string(),
  is_simulated: z.boolean(),
  row_count: smallNumber,
})

const column = z.strictObject({
  ...columnFields,
  kind,
  title: z.string(),
  method: z.string(),
  limits: z.string(),
  lock_ids: z.array(z.string()),
  lock_url: z.string(),
  revision: smallCount.describe('0: nothing has been set yet'),
  shown: shown.nullable().describe('What is out of the newest day; null: nothing'),
  waiting: smallCount.describe('Batches that wait for a decision'),
  brought_at: timestamp.nullable().describe('When the last batch came, whatever became of it'),
})

export const feedColumnList = studioOperation({
  id: 'feedColumnList',
  method: 'GET',
  path: '/studio-api/feeds',
  access: READERS,
  summary: 'The four data columns, with what each says of itself and for whom which rows are.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(column),
    trading_day: z.string().describe('The last day of trading that is over: what is out should be of it'),
  }),
  errors: [],
})

export const feedColumnChange = studioOperation({
  id: 'feedColumnChange',
  method: 'POST',
  path: '/studio-api/feeds/change',
  access: WRITERS,
  summary: 'Changes what a data column says of itself, and for whom which rows are.',
  request: z.strictObject({ kind, base_revision: smallCount, ...columnFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['conflict', 'unusableDocument'],
})

const warning = z.strictObject({
  sign: z.enum(['row_count', 'net_buy', 'unknown_codes', 'older']),
  text: z.string().describe('In Chinese, with the figures'),
})
/** What is unusual about a batch. It blocks nobody: whoever decides reads it. */
export type FeedWarning = z.output<typeof warning>

const row = z.union([feedRows.lhb, feedRows.jgdy, feedRows.etf, feedRows.fund])

const difference = z.strictObject({
  against: rowNumber.nullable().describe('The batch that is out for that day; null: none'),
  new: smallCount,
  changed: smallCount,
  gone: smallCount,
  list: z
    .array(
      z.strictObject({
        change: z.enum(['new', 'changed', 'gone']),
        before: row.nullable(),
        after: row.nullable(),
      }),
    )
    .describe('The first hundred'),
})
export type FeedDifference = z.output<typeof difference>

const batch = z.strictObject({
  batch_id: rowNumber,
  kind,
  as_of: z.string(),
  source: z.string(),
  is_simulated: z.boolean(),
  state: z.enum(feedBatchStates),
  is_out: z.boolean().describe('Visitors see it'),
  row_count: smallNumber,
  warnings: z.array(warning),
  corrects: rowNumber.nullable().describe('The batch that it is a correction of'),
  source_id: z.string().nullable().describe('The source that brought it by the clock'),
  imported_by: rowNumber.nullable(),
  importer: z.string().nullable(),
  decider: z.string().nullable(),
  decided_at: timestamp.nullable(),
  reason: z.string().describe('Why it was refused; else empty'),
  created_at: timestamp,
})

export const feedBatchFilter = z.strictObject({
  kind: kind.optional(),
  state: z.enum(feedBatchStates).optional(),
  as_of: someDay.optional(),
})

export const feedBatchList = studioOperation({
  id: 'feedBatchList',
  method: 'GET',
  path: '/studio-api/feeds/batches',
  access: READERS,
  summary: 'The batches of data, the newest first.',
  request: feedBatchFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 30 }),
  }),
  response: z.strictObject({ list: z.array(batch), next: listNext }),
  errors: [],
})

export const feedBatchDetail = studioOperation({
  id: 'feedBatchDetail',
  method: 'GET',
  path: '/studio-api/feeds/batch',
  access: READERS,
  summary:
    'A batch: its rows in parts, how it differs from what is out for its day, and every switch of that day.',
  request: z.strictObject({
    batch_id: inQuery(rowNumber),
    after: listAfter(inQuery(smallCount)),
    limit: listLimit({ most: 500, usual: 100 }),
  }),
  response: z.strictObject({
    batch,
    rows: z.array(z.strictObject({ position: smallCount, sub_key: z.string(), sector: z.string(), row })),
    next: listNext,
    difference,
    former: shown.nullable().describe('Approved for the same day before it; null: none'),
    earlier: shown.nullable().describe('What is out of the last day before; null: nothing'),
    switches: z
      .array(
        z.strictObject({
          from_batch: rowNumber.nullable(),
          to_batch: rowNumber.nullable(),
          member: z.string().nullable(),
          switched_at: timestamp,
        }),
      )
      .describe('The newest hundred'),
  }),
  errors: ['notFound'],
})

const mapped = z.union([
  wireText(60).min(1),
  z.strictObject({ column: wireText(60).min(1), unit: z.enum(feedUnits) }),
  z.null(),
])
/**
 * Which column of a file is which of ours, and the unit of its money when the title does not give it. Null: none of
 * them, whatever their titles.
 */
export const feedMapping = z.record(z.string().regex(/^[a-z0-9_]{1,30}$/), mapped)
export type FeedMapping = z.output<typeof feedMapping>

const brought = z.strictObject({
  batch_id: rowNumber.nullable().describe('Null: nothing was stored'),
  is_new: z.boolean().describe('False: the same rows of that day are there already, as that batch'),
  taken: smallCount,
  refused: smallCount.describe('One line that is refused keeps out the file'),
  problem: z
    .string()
    .describe('Of a check: why it is not known which columns are which; empty: it is. No line was read then'),
  titles: z.array(z.string()).describe('The columns of the file'),
  columns: z
    .array(
      z.strictObject({
        name: z.string(),
        is_needed: z.boolean(),
        column: z.string().nullable().describe('Its title in the file; null: the file has none'),
        unit: z.string().nullable().describe('What its money is counted in; null: it is no money'),
      }),
    )
    .describe('All columns of the kind, and where they stand in the file'),
  lines: z
    .array(
      z.strictObject({
        at: smallNumber,
        reasons: z.array(z.string()).describe('Why it is refused; empty: it is taken'),
        cells: z
          .array(z.string())
          .describe('As the file has them, shortened; empty for lines far down that are refused as doubles'),
      }),
    )
    .describe('The first fifty, and the first two hundred that are refused'),
  remarks: z.array(z.string()).describe('How it was read: units, encoding, columns that were not used'),
  warnings: z.array(warning),
  difference: difference.nullable().describe('Null: a line was refused'),
  rows: z.array(row).describe('The first twenty'),
})

export const feedImport = studioOperation({
  id: 'feedImport',
  method: 'POST',
  path: '/studio-api/feeds/import',
  access: WRITERS,
  upload: feedConsoleLimits.bytes,
  summary:
    'Reads a file of one kind and one day, CSV with a line of column names or a JSON list, and stores it as a batch that waits for a second person. With `is_check` nothing is stored.',
  request: z.strictObject({
    kind,
    as_of: someDay,
    source,
    is_check: z.enum(['0', '1']).default('0'),
    unit: z
      .enum(feedUnits)
      .optional()
      .describe('What money is counted in where neither cell nor title nor mapping say it; usually yuan'),
    mapping: z
      .string()
      .max(4_000)
      .optional()
      .describe(
        'JSON: `{"net_buy":"净额","buy":{"column":"买入","unit":"万元"},"sell":null}`; what it does not name is by title',
      ),
  }),
  response: brought,
  errors: ['unusableFile', 'fileTooLarge', 'tooManyRequests'],
})

export const feedBatchDecide = studioOperation({
  id: 'feedBatchDecide',
  method: 'POST',
  path: '/studio-api/feeds/decide',
  access: DECIDERS,
  summary:
    'Approves a batch, which visitors see from then on, or refuses it. Who brought it cannot approve it.',
  request: z.strictObject({
    batch_id: rowNumber,
    decision: z.enum(['approved', 'refused']),
    reason: wireText(feedConsoleLimits.reason).trim().describe('Needed to refuse'),
  }),
  response: z.strictObject({ state: z.enum(feedBatchStates) }),
  errors: ['notFound', 'conflict'],
})

export const feedPointerMove = studioOperation({
  id: 'feedPointerMove',
  method: 'POST',
  path: '/studio-api/feeds/pointer',
  access: DECIDERS,
  summary: 'Shows visitors another approved batch of a day, or nothing of that day.',
  request: z.strictObject({
    kind,
    as_of: someDay,
    from_batch: rowNumber.nullable().describe('What is shown now, as the member saw it'),
    to_batch: rowNumber.nullable().describe('Null: nothing of that day'),
    reason,
  }),
  response: z.strictObject({ to_batch: rowNumber.nullable() }),
  errors: ['notFound', 'conflict'],
})

export const feedBatchCorrect = studioOperation({
  id: 'feedBatchCorrect',
  method: 'POST',
  path: '/studio-api/feeds/correct',
  access: WRITERS,
  summary: 'Makes a batch of another one with some cells changed. It waits for a second person.',
  request: z.strictObject({
    batch_id: rowNumber,
    changes: z
      .array(
        z.strictObject({
          position: smallCount,
          column: z.string().regex(/^[a-z0-9_]{1,30}$/),
          value: z.string().max(20_000).describe('As it would stand in a file, money in yuan'),
        }),
      )
      .min(1)
      .max(feedConsoleLimits.changes),
    reason,
  }),
  response: z.strictObject({ batch_id: rowNumber, is_new: z.boolean() }),
  errors: ['notFound'],
})

const sourceFields = {
  kind,
  title: source,
  url: z.url({ protocol: /^https$/ }).max(feedConsoleLimits.address),
  mapping: feedMapping,
  fetch_at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .describe('In China, on days of trading: 17:30'),
  is_on: z.boolean(),
}

const feedSource = z.strictObject({
  ...sourceFields,
  source_id: z.string(),
  title: z.string(),
  tried_at: timestamp.nullable(),
  succeeded_at: timestamp.nullable(),
  problem: z.string().describe('What went wrong the last time; empty: nothing'),
  next_at: timestamp.nullable().describe('When it is due next; null: it is off'),
  is_late: z.boolean().describe('It was due a quarter of an hour ago, and has brought nothing since'),
  revision: smallNumber,
})

export const feedSourceList = studioOperation({
  id: 'feedSourceList',
  method: 'GET',
  path: '/studio-api/feeds/sources',
  access: READERS,
  summary: 'Where data is fetched from by the clock.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(feedSource) }),
  errors: [],
})

export const feedSourceCreate = studioOperation({
  id: 'feedSourceCreate',
  method: 'POST',
  path: '/studio-api/feeds/sources/create',
  access: WRITERS,
  summary: 'Adds a source of data. What it brings waits for a person like any other batch.',
  request: z.strictObject({ source_id: wireId, ...sourceFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['alreadyExists'],
})

export const feedSourceChange = studioOperation({
  id: 'feedSourceChange',
  method: 'POST',
  path: '/studio-api/feeds/sources/change',
  access: WRITERS,
  summary: 'Changes a source of data, or switches it off.',
  request: z.strictObject({ source_id: wireId, base_revision: smallNumber, ...sourceFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict'],
})

export const feedSourceTryNow = studioOperation({
  id: 'feedSourceTryNow',
  method: 'POST',
  path: '/studio-api/feeds/sources/try',
  access: WRITERS,
  summary: 'Asks a source now for the data of a day. What it brings waits for a person.',
  request: z.strictObject({ source_id: wireId, as_of: someDay }),
  response: z.strictObject({
    problem: z.string().describe('Why nothing was stored; empty: it was'),
    batch_id: rowNumber.nullable(),
    is_new: z.boolean(),
  }),
  errors: ['notFound', 'tooManyRequests'],
})
