import type { TestGateway } from '../../testing/start-test-gateway'

/**
 * Adds somebody who was promised the prize of the first tier and has three friends on one device, and the promised
 * prize: held for that reason by default.
 */
export async function addGrant(
  { database }: Pick<TestGateway, 'database'>,
  activity_id: string,
  { isHeld = true }: { isHeld?: boolean } = {},
): Promise<{ grant_id: number; uid: number }> {
  const { pool } = database.owner
  const { rows: people } = await pool.query<{ uid: string }>(
    'INSERT INTO softuser (erased_at) SELECT now() FROM generate_series(1, 4) RETURNING softuser_id AS uid',
  )
  const [uid = 0, ...friends] = people.map((row) => Number(row.uid))
  await pool.query(
    `INSERT INTO invite (activity_id, inviter_uid, invitee_uid, network, device, is_virtual_number, counted_at)
     SELECT $1, $2, friend, 'n' || friend, $3, false, now() FROM unnest($4::bigint[]) AS friend`,
    [activity_id, uid, `one phone of ${uid}`, friends],
  )
  const { rows } = await pool.query<{ grant_id: string }>(
    `WITH taken AS (
       UPDATE invite_prize SET stock = stock - 1, issued = issued + 1 WHERE prize_id = $1 RETURNING prize_id)
     INSERT INTO prize_grant (prize_id, uid, is_held, signs, granted_ip)
     SELECT prize_id, $2, $3, CASE WHEN $3 THEN '{same_device}'::text[] ELSE '{}' END, '192.0.2.1' FROM taken
     RETURNING grant_id`,
    [`${activity_id}-1`, uid, isHeld],
  )
  return { grant_id: Number(rows[0]?.grant_id), uid }
}
