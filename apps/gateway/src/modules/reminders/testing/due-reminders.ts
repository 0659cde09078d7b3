import { sealHandset } from '../../../pii/sealed-handset'
import type { Occasions } from '../../define-module'
import { occasionsOf } from '../../testing/occasions'
import type { TestStore } from '../../testing/start-test-gateway'

/** Daytime in China, in a year still to come; and what begins a quarter of an hour later. */
export const NOW = new Date('2090-12-05T12:00:00+08:00')
export const DUE: Occasions = occasionsOf({
  live: [{ occasion_id: 'evening', begins_at: new Date(NOW.getTime() + 15 * 60_000) }],
})

/** Phone numbers that this process has given out, each once. */
let given = 0

/** Adds so many visitors who are to be reminded of it now, by text message too. */
export async function addDue(
  { ctx, database }: Pick<TestStore, 'ctx' | 'database'>,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    given += 1
    return sealHandset(ctx.config, 'softuser', `138${String(given).padStart(8, '0')}`)
  })
  await database.owner.pool.query(
    `WITH visitor AS (
       INSERT INTO softuser (handset_enc, handset_hash)
       SELECT handset_enc, handset_hash FROM jsonb_to_recordset($1::jsonb) AS s (handset_enc text, handset_hash text)
       RETURNING softuser_id)
     INSERT INTO reminder (uid, kind, occasion_id, by_sms) SELECT softuser_id, 'live', 'evening', true FROM visitor`,
    [JSON.stringify(rows)],
  )
}

/** What became of them: how many wait, and how many text messages there are. */
export async function outcome({ database }: Pick<TestStore, 'database'>) {
  const { rows } = await database.owner.pool.query<{ waiting: number; sent: number; messages: number }>(
    `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'sent')::int AS sent,
       (SELECT count(*)::int FROM sms_message WHERE scene = 'remind') AS messages FROM reminder`,
  )
  return rows[0]
}
