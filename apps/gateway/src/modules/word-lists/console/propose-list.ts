import { problemsOfList } from '@yingzao/checks'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { max } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { rulesVersion } from '../list-in-force'
import { weightTexts } from '../weight-texts'
import { wordList } from '../word-list-tables'

type Try = StudioOperations['wordListTry']

/**
 * Stores a list as the next one and enqueues the job that checks the published pages against it. Throws
 * `unusableDocument` with everything that is wrong with it, and `conflict` when something else is in force or being
 * tried.
 */
export async function proposeList(
  { config, db, jobs }: Pick<Context, 'config' | 'db' | 'jobs'>,
  { actor, member }: { actor: Actor; member: Pick<Member, 'member_id'> },
  { base_revision, words, rules, note }: StudioInput<Try>,
): Promise<StudioResponse<Try>> {
  const problems = problemsOfList({ words, rules })
  if (problems.length > 0)
    throw new AppError({ ...studioErrors.unusableDocument, msg: problems.slice(0, SHOWN).join('') })
  return db.orm.transaction(async (tx) => {
    if ((await rulesVersion(tx)) !== base_revision) throw new AppError(studioErrors.conflict)
    const [last] = await tx.select({ newest: max(wordList.revision) }).from(wordList)
    const revision = (last?.newest ?? 0) + 1
    // Of two concurrent proposals the second finds its number taken, or that one is being tried.
    const stored = await tx
      .insert(wordList)
      .values({ revision, base_revision, words, rules, note, set_by: member.member_id })
      .onConflictDoNothing()
      .returning({ revision: wordList.revision })
    if (stored.length === 0) throw new AppError(studioErrors.conflict)
    await jobs.enqueue(tx, 'try-word-list', { revision })
    await appendAudit({ config }, tx, actor, {
      action: 'word_list.try',
      subject: `word_list:${revision}`,
      after: { list_base: base_revision, word_count: words.length, rule_weights: weightTexts(rules), note },
    })
    return { revision }
  })
}

/** How many problems are reported at once. */
const SHOWN = 5
