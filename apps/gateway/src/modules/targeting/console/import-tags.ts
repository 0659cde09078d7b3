import {
  MOST_REFUSED_LINES,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { type DataLines, type DataReport, dataFiles, importData, readLines } from '../../data-import'
import { userTagsKind } from '../data-kinds'
import { tag } from '../targeting-tables'

type Answer = StudioResponse<StudioOperations['tagImport']>

/**
 * Stores a file of tags with its line in the audit log, or reports what would come of it. Throws for anything but such
 * a file.
 */
export async function importTags(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { file, is_check: dryRun }: StudioInput<StudioOperations['tagImport']>,
): Promise<Answer> {
  const read = readLines('tags.csv', Buffer.from(file, 'base64'))
  if ('problem' in read) throw unusable(read.problem)
  // Tags name no pictures.
  const files = dataFiles({ config, db }, { beside: { read: async () => undefined }, dryRun })
  return db.orm.transaction(async (tx) => {
    await refuseComputed(tx, read)
    const report = await importData({ orm: tx }, { kind: userTagsKind, lines: read.lines, files, dryRun })
    const answer = answerOf(report)
    const { is_stored, added, changed } = answer
    if (is_stored)
      await appendAudit({ config }, tx, actor, {
        action: 'tag.import',
        subject: 'tags',
        after: { added, changed },
      })
    return answer
  })
}

/** What is imported for a computed tag would be gone in the morning. */
async function refuseComputed(tx: Transaction, { lines }: DataLines): Promise<void> {
  const codes = new Set(lines.map(({ cells }) => String(cells.pd_code ?? cells.标签编码)))
  const [computed] = await tx
    .select({ pd_code: tag.pd_code })
    .from(tag)
    .where(and(inArray(tag.pd_code, [...codes]), isNotNull(tag.expression)))
    .limit(1)
  if (computed)
    throw unusable(
      `标签 ${computed.pd_code} 由系统自动计算，导入的值每晚会被覆盖。请从文件里删去它的行，或换一个标签编码`,
    )
}

function answerOf({ lines, stored }: DataReport): Answer {
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length
  const refused = lines.filter(({ outcome }) => outcome === 'refused')
  return {
    is_stored: stored,
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    wrong: refused.length,
    refusals: refused.slice(0, MOST_REFUSED_LINES).map(({ at, reasons }) => ({ line: at, reasons })),
  }
}

const unusable = (msg: string) => new AppError({ ...studioErrors.unusableFile, msg })
