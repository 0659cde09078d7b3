import type { FeedKind } from '@yingzao/contract/server'
import {
  type FeedMapping,
  feedMapping,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { limitMember } from '../../../limits/limit-member'
import type { Doer } from '../../audit'
import { bringFile } from '../batches/bring-file'
import type { BoundColumn } from '../reading/bind-columns'
import { feedColumns, isMoney } from '../reading/feed-columns'
import { ColumnProblem, type FeedLine } from '../reading/read-feed-file'
import { FileProblem } from '../reading/read-table'

/** A file may have 50 MB, and a check stores all of it and rolls it back. */
const LIMIT = { name: 'feed.import', perHour: 120 }
const MOST_LINES = { first: 50, refused: 200 }
const MOST_ROWS = 20
const MOST_CELL = 60

type Answer = StudioResponse<StudioOperations['feedImport']>

/** The response for a file of which no line was read. */
const UNREAD = {
  ...{ batch_id: null, is_new: false, taken: 0, refused: 0, problem: '', lines: [], remarks: [] },
  ...{ warnings: [], difference: null, rows: [] },
} satisfies Partial<Answer>

/** Reads a member's file and stores it, or only reports what would happen. Throws `unusableFile`. */
export async function importFile(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { is_check, mapping, ...file }: StudioInput<StudioOperations['feedImport']>,
  bytes: Uint8Array,
): Promise<Answer> {
  await limitMember(ctx.db, LIMIT, member)
  const isCheck = is_check === '1'
  const asked = { ...file, bytes, mapping: readMapping(mapping), actor, member_id: member.member_id, isCheck }
  try {
    const { lines, rows, remarks, stored, titles, columns } = await bringFile(ctx, asked)
    const refused = lines.filter(({ reasons }) => reasons.length > 0).length
    const isStored = stored !== null && (!isCheck || !stored.is_new)
    return {
      batch_id: isStored ? stored.batch_id : null,
      is_new: stored?.is_new ?? false,
      taken: lines.length - refused,
      refused,
      problem: '',
      titles: [...titles],
      columns: placesOf(file.kind, titles, columns),
      lines: shownLines(lines),
      remarks,
      warnings: stored?.warnings ?? [],
      difference: stored?.difference ?? null,
      rows: rows.slice(0, MOST_ROWS).map(({ payload }) => payload),
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    // After a check, the member can say next which column is which.
    if (!isCheck || !(error instanceof ColumnProblem))
      throw new AppError({ ...studioErrors.unusableFile, msg: error.message })
    const { message: problem, titles, columns } = error
    return { ...UNREAD, problem, titles: [...titles], columns: placesOf(file.kind, titles, columns) }
  }
}

function placesOf(
  kind: FeedKind,
  titles: readonly string[],
  bound: readonly BoundColumn[],
): Answer['columns'] {
  return Object.entries(feedColumns[kind]).map(([name, { isNeeded = false }]) => {
    const place = bound.find((one) => one.name === name)
    return {
      name,
      is_needed: isNeeded,
      column: place ? (titles[place.index] ?? null) : null,
      unit: place && isMoney(kind, name) ? place.unit : null,
    }
  })
}

function shownLines(lines: readonly FeedLine[]): Answer['lines'] {
  let refused = 0
  const isShown = ({ reasons }: FeedLine, index: number) => {
    if (reasons.length > 0) refused += 1
    return index < MOST_LINES.first || (reasons.length > 0 && refused <= MOST_LINES.refused)
  }
  return lines
    .filter(isShown)
    .map(({ at, reasons, cells = [] }) => ({ at, reasons, cells: cells.map(cellText) }))
}

function cellText(cell: unknown): string {
  const text = typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '')
  return text.length > MOST_CELL ? `${text.slice(0, MOST_CELL)}…` : text
}

function readMapping(text: string | undefined): FeedMapping {
  if (text === undefined) return {}
  try {
    return feedMapping.parse(JSON.parse(text))
  } catch {
    throw new AppError(refusal('列名对应不是正确的 JSON'))
  }
}
