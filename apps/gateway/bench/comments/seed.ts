import { allowSilence, type Database } from '../../src/db/database'

/**
 * Stores a tour with ten talks and the given number of comments by a thousand visitors, nine in ten approved, half of
 * them on a talk, some of them by the visitor who reads.
 */
export async function seedComments(
  { pool }: Pick<Database, 'pool'>,
  { comments, uid }: { comments: number; uid: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    allowSilence(client)
    await client.query(`
      INSERT INTO staff (staff_id, name) VALUES (900501, '讲师');
      INSERT INTO tour (tour_id, title, year, filing_no, light_threshold, start_at, end_at, is_open)
        VALUES ('bench', '巡讲', 2026, '备', 100, now() - interval '1 day', now() + interval '1 day', true);
      INSERT INTO tour_city (tour_id, city_id, name) VALUES ('bench', 'city', '城');
      INSERT INTO speech (speech_id, tour_id, city_id, title, enrol_from, start_at, end_at, venue, staff_id, quota)
        SELECT 'talk-' || n, 'bench', 'city', '讲座', now(), now() + interval '1 day', now() + interval '2 days', '会堂', 900501, 100
        FROM generate_series(0, 9) AS n;
      INSERT INTO softuser (softuser_id, erased_at) OVERRIDING SYSTEM VALUE
        SELECT n, now() FROM generate_series(10001, 11000) AS n`)
    await client.query(
      `INSERT INTO tour_comment (tour_id, speech_id, uid, content, content_hash, status, decided_at, reason, created_at)
       SELECT 'bench', CASE WHEN n % 2 = 0 THEN 'talk-' || n % 10 END,
         CASE WHEN n % 2000 = 7 THEN $2::bigint ELSE 10001 + n % 1000 END, '讲得清楚 ' || n, repeat('h', 43),
         CASE WHEN n % 10 = 7 THEN 0 ELSE 1 END, CASE WHEN n % 10 <> 7 THEN now() END, '',
         now() - ($1::int - n) * interval '1 second'
       FROM generate_series(1, $1::int) AS n`,
      [comments, uid],
    )
    await client.query('VACUUM ANALYZE tour_comment')
  } finally {
    client.release(true)
  }
}
