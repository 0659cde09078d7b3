import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  wordListLimits,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { rulesVersion } from '../list-in-force'
import { countTried, findFailing, findPending } from '../trial-store'
import { wordList } from '../word-list-tables'

type Detail = StudioResponse<StudioOperations['wordListDetail']>
type Content = Detail['in_force']

/** The list in force, and the one that is being tried with what would newly fail by it. */
export async function wordListDetail({ db }: Pick<Context, 'db'>): Promise<Detail> {
  const in_force = await contentOf(db, await rulesVersion(db.orm))
  const pending = await findPending(db.orm)
  if (!pending || (pending.state !== 'running' && pending.state !== 'ready')) return { in_force, trial: null }
  const { revision, base_revision, state } = pending
  const [content, tried, failing] = await Promise.all([
    contentOf(db, revision),
    countTried(db.orm, revision),
    findFailing(db.orm, revision, wordListLimits.failing),
  ])
  return {
    in_force,
    trial: {
      ...content,
      base_revision,
      state,
      ...tried,
      failing: failing.list,
      failing_count: failing.count,
    },
  }
}

/** One list as it was made. */
export function wordListRevision(
  { db }: Pick<Context, 'db'>,
  { revision }: StudioInput<StudioOperations['wordListRevision']>,
): Promise<Content> {
  return contentOf(db, revision)
}

async function contentOf({ orm }: Context['db'], revision: number): Promise<Content> {
  if (revision === 0) return { revision, words: [], rules: {}, note: '', set_at: null, by: null }
  const maker = memberNames('maker')
  const [found] = await orm
    .select({ list: wordList, by: maker.name })
    .from(wordList)
    .innerJoin(maker, eq(maker.member_id, wordList.set_by))
    .where(eq(wordList.revision, revision))
  if (!found) throw new AppError(studioErrors.notFound)
  const { words, rules, note, set_at } = found.list
  return { revision, words, rules, note, set_at: set_at.toISOString(), by: found.by }
}
