import { and, count, desc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { pageLists } from '../pages'
import { type TrialFinding, wordList, wordListTrial } from './word-list-tables'

type Queries = Orm | Transaction

/** A published page that is still to be checked against a list. */
export interface UntriedPage {
  page_id: number
  version_id: number
  code: string
  version: number
}

/**
 * Some of the published pages whose current version was not checked against a list. None once the list is no longer
 * tried.
 */
export function findUntried(db: Queries, revision: number, most: number): Promise<UntriedPage[]> {
  const shown = pageLists.publishedVersions('shown')
  return db
    .select({
      page_id: shown.page_id,
      version_id: shown.version_id,
      code: shown.code,
      version: shown.version,
    })
    .from(shown)
    .innerJoin(wordList, and(eq(wordList.revision, revision), eq(wordList.state, 'running')))
    .leftJoin(
      wordListTrial,
      and(
        eq(wordListTrial.revision, revision),
        eq(wordListTrial.page_id, shown.page_id),
        eq(wordListTrial.version_id, shown.version_id),
      ),
    )
    .where(isNull(wordListTrial.page_id))
    .orderBy(shown.page_id)
    .limit(most)
}

/** Stores what was found on a page, replacing what was found on an earlier version of it. */
export async function keepTried(
  db: Queries,
  revision: number,
  { page_id, version_id }: Pick<UntriedPage, 'page_id' | 'version_id'>,
  found: { findings: TrialFinding[]; errors: number },
): Promise<void> {
  await db
    .insert(wordListTrial)
    .values({ revision, page_id, version_id, ...found })
    .onConflictDoUpdate({
      target: [wordListTrial.revision, wordListTrial.page_id],
      set: { version_id, ...found, tried_at: sql`now()` },
    })
}

/**
 * Records that every published page was checked against a list. A repeat, and a list that was dropped meanwhile, change
 * nothing.
 */
export async function finishTrial(db: Queries, revision: number): Promise<void> {
  await db
    .update(wordList)
    .set({ state: 'ready' })
    .where(and(eq(wordList.revision, revision), eq(wordList.state, 'running')))
}

/** Returns the list that is being tried and has made no progress for this many seconds. */
export async function findStalled(db: Queries, seconds: number): Promise<number | undefined> {
  const longAgo = sql`now() - make_interval(secs => ${seconds})`
  const heardOf = db
    .select({ one: sql`1` })
    .from(wordListTrial)
    .where(and(eq(wordListTrial.revision, wordList.revision), gt(wordListTrial.tried_at, longAgo)))
  const [row] = await db
    .select({ revision: wordList.revision })
    .from(wordList)
    .where(and(eq(wordList.state, 'running'), lte(wordList.set_at, longAgo), notExists(heardOf)))
  return row?.revision
}

/** Returns the list that is being tried, or awaits a decision. */
export async function findPending(db: Queries) {
  const [row] = await db
    .select()
    .from(wordList)
    .where(inArray(wordList.state, ['running', 'ready']))
  return row
}

/** How far a trial has come, in published pages. */
export async function countTried(db: Queries, revision: number): Promise<{ done: number; total: number }> {
  const shown = pageLists.publishedVersions('shown')
  const [row] = await db
    .select({ total: count(), done: count(wordListTrial.page_id) })
    .from(shown)
    .leftJoin(
      wordListTrial,
      and(eq(wordListTrial.revision, revision), eq(wordListTrial.page_id, shown.page_id)),
    )
  return row ?? { done: 0, total: 0 }
}

/**
 * Returns the pages that visitors see and that would fail under a list, those with most findings first, and how many
 * there are.
 */
export async function findFailing(db: Queries, revision: number, most: number) {
  const shown = pageLists.publishedVersions('shown')
  const fails = and(eq(wordListTrial.revision, revision), gt(wordListTrial.errors, 0))
  const list = await db
    .select({
      code: shown.code,
      title: shown.title,
      version: shown.version,
      is_shown: sql<boolean>`${wordListTrial.version_id} = ${shown.version_id}`,
      findings: wordListTrial.findings,
    })
    .from(wordListTrial)
    .innerJoin(shown, eq(shown.page_id, wordListTrial.page_id))
    .where(fails)
    .orderBy(desc(wordListTrial.errors), shown.code)
    .limit(most)
  const [all] = await db
    .select({ count: count() })
    .from(wordListTrial)
    .innerJoin(shown, eq(shown.page_id, wordListTrial.page_id))
    .where(fails)
  return { list, count: all?.count ?? 0 }
}
