import { eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { questionnaire } from './suitability-tables'

/** The version of the risk test that visitors take now; null: there is none. */
export async function findLiveQuestionnaire(db: Orm | Transaction): Promise<number | null> {
  const [row] = await db
    .select({ version: questionnaire.version })
    .from(questionnaire)
    .where(eq(questionnaire.state, 'live'))
  return row?.version ?? null
}
