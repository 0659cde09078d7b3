import { eq, max } from 'drizzle-orm'
import { NO_LIST, type WordList } from '../../company/company-data'
import type { Orm, Transaction } from '../../db/database'
import { wordList } from './word-list-tables'

type Queries = Orm | Transaction

/** Returns the number of the list in force; 0: only the built-in rules apply. */
export async function rulesVersion(db: Queries): Promise<number> {
  const [row] = await db
    .select({ newest: max(wordList.revision) })
    .from(wordList)
    .where(eq(wordList.state, 'in_force'))
  return row?.newest ?? 0
}

/** A list as pages are checked against it, whatever became of it. 0 is the built-in one. Undefined: there is none. */
export async function findList(db: Queries, revision: number): Promise<WordList | undefined> {
  if (revision === 0) return NO_LIST
  const [row] = await db
    .select({ revision: wordList.revision, words: wordList.words, rules: wordList.rules })
    .from(wordList)
    .where(eq(wordList.revision, revision))
  return row
}

/**
 * Returns a reader of the list in force. Which list that is, is looked up each time, so that no process uses an older
 * one; its content is read once, as it never changes.
 */
export function createListReader(): (db: Queries) => Promise<WordList> {
  let last = NO_LIST
  return async (db) => {
    const revision = await rulesVersion(db)
    if (revision === last.revision) return last
    const found = await findList(db, revision)
    if (!found) throw new Error(`The list of words ${revision} is in force and not there.`)
    if (found.revision > last.revision) last = found
    return found
  }
}
