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
import { FileProblem } from '../reading/read-table'

/** A file may have 50 MB, and a check stores and takes back all of it. */
const LIMIT = { name: 'feed.import', perHour: 120 }
const MOST_LINES = 100
const MOST_ROWS = 20

type Answer = StudioResponse<StudioOperations['feedImport']>

/** Reads the file that a member brings and stores it, or only says what would become of it. Throws `unusableFile`. */
export async function importFile(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { is_check, mapping, ...file }: StudioInput<StudioOperations['feedImport']>,
  bytes: Uint8Array,
): Promise<Answer> {
  await limitMember(ctx.db, LIMIT, member)
  const { lines, rows, remarks, stored } = await orUnusable(
    bringFile(ctx, {
      ...file,
      bytes,
      mapping: readMapping(mapping),
      actor,
      member_id: member.member_id,
      isCheck: is_check === '1',
    }),
  )
  const refused = lines.filter(({ reasons }) => reasons.length > 0)
  const isStored = stored !== null && (is_check === '0' || !stored.is_new)
  return {
    batch_id: isStored ? stored.batch_id : null,
    is_new: stored?.is_new ?? false,
    taken: lines.length - refused.length,
    refused: refused.length,
    refused_lines: refused.slice(0, MOST_LINES),
    remarks,
    warnings: stored?.warnings ?? [],
    difference: stored?.difference ?? null,
    rows: rows.slice(0, MOST_ROWS).map(({ payload }) => payload),
  }
}

function readMapping(text: string | undefined): FeedMapping {
  if (text === undefined) return {}
  try {
    return feedMapping.parse(JSON.parse(text))
  } catch {
    throw new AppError(refusal('列名对应不是正确的 JSON'))
  }
}

async function orUnusable<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw new AppError({ ...studioErrors.unusableFile, msg: error.message })
  }
}
