import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import type { Person } from '../../define-module'
import { simArticle, simPlayer } from '../contest-tables'

/**
 * Removes a visitor's name from the contests they were in, and what they wrote; their trades stay, under a number. No
 * typed name has a key with a space, so nobody can have taken it before.
 */
export async function erasePlayer(tx: Transaction, { uid }: Pick<Person, 'uid'>): Promise<void> {
  const rows = await tx
    .update(simPlayer)
    .set({
      nick_name: sql`'已注销用户' || ${simPlayer.player_id} % 10000000`,
      nick_key: sql`'erased ' || ${simPlayer.player_id}`,
    })
    .where(eq(simPlayer.uid, uid))
    .returning({ player_id: simPlayer.player_id })
  if (rows.length === 0) return
  await tx
    .update(simArticle)
    .set({
      title: '已删除',
      body: '已删除',
      state: 'removed',
      decided_at: sql`coalesce(${simArticle.decided_at}, now())`,
      updated_at: sql`now()`,
    })
    .where(
      inArray(
        simArticle.player_id,
        rows.map(({ player_id }) => player_id),
      ),
    )
}
