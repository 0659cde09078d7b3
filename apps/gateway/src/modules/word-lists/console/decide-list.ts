import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { countTried, findFailing } from '../trial-store'
import { weightTexts } from '../weight-texts'
import { wordList } from '../word-list-tables'

type Services = Pick<Context, 'config' | 'db' | 'jobs'>
interface Doer {
  actor: Actor
  member: Pick<Member, 'member_id'>
}

/** The constraints of the table that a decision may violate: its trigger names them. */
const RULES = [
  'word_list_decided_once',
  'word_list_tried',
  'word_list_in_force_base',
  'word_list_one_follower',
]

/**
 * Puts a list in force: from then on every check in every process uses it, and all published pages are judged again.
 * Throws `conflict` when its trial was not completed, it was already decided, or it was tried against another list than
 * the one in force.
 */
export function enactList(
  { config, db, jobs }: Services,
  { actor, member }: Doer,
  { revision }: StudioInput<StudioOperations['wordListEnact']>,
): Promise<StudioResponse<StudioOperations['wordListEnact']>> {
  return db.orm.transaction(async (tx) => {
    const { base_revision, words, rules } = await decide(tx, member, revision, 'in_force')
    const failing = await findFailing(tx, revision, 0)
    const { total } = await countTried(tx, revision)
    await jobs.enqueue(tx, 'judge-published', {})
    await appendAudit({ config }, tx, actor, {
      action: 'word_list.enact',
      subject: `word_list:${revision}`,
      before: { list_revision: base_revision },
      after: {
        list_revision: revision,
        word_count: words.length,
        rule_weights: weightTexts(rules),
        pages: total,
        failing: failing.count,
      },
    })
    return {}
  })
}

/** Drops a list that is being tried. Throws `conflict` when it was already decided. */
export function dropList(
  { config, db }: Services,
  { actor, member }: Doer,
  { revision }: StudioInput<StudioOperations['wordListDrop']>,
): Promise<StudioResponse<StudioOperations['wordListDrop']>> {
  return db.orm.transaction(async (tx) => {
    const { note } = await decide(tx, member, revision, 'dropped')
    await appendAudit({ config }, tx, actor, {
      action: 'word_list.drop',
      subject: `word_list:${revision}`,
      before: { note },
    })
    return {}
  })
}

/**
 * The table enforces what may be decided, and that it is decided once: of two at once the second waits and is refused.
 */
async function decide(
  tx: Transaction,
  { member_id }: Pick<Member, 'member_id'>,
  revision: number,
  state: 'in_force' | 'dropped',
): Promise<typeof wordList.$inferSelect> {
  const [row] = await orRefuse(
    tx
      .update(wordList)
      .set({ state, decided_by: member_id, decided_at: sql`now()` })
      .where(eq(wordList.revision, revision))
      .returning()
      .execute(),
    RULES,
    studioErrors.conflict,
  )
  if (!row) throw new AppError(studioErrors.notFound)
  return row
}
