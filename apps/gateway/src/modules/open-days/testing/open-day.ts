import type { TestGateway } from '../../testing/start-test-gateway'

interface Session {
  /** Hours from now; an hour long. */
  at?: number
  quota?: number
  is_cancelled?: boolean
}

/**
 * Adds an open day, and its sessions as `<event>-<number>`, counted from 1: by default with ten places and in some
 * days.
 */
export async function addOpenDay(
  { database }: Pick<TestGateway, 'database'>,
  event_id: string,
  sessions: readonly Session[] = [{}],
  { is_open = true }: { is_open?: boolean } = {},
): Promise<void> {
  const { pool } = database.owner
  await pool.query(
    `INSERT INTO openday_event (event_id, title, place, notice, is_open) VALUES ($1, '走进总部', '一楼', '请带身份证', $2)`,
    [event_id, is_open],
  )
  for (const [index, { at = 100, quota = 10, is_cancelled = false }] of sessions.entries()) {
    await pool.query(
      `INSERT INTO openday_session (session_id, event_id, start_at, end_at, quota, is_cancelled)
       VALUES ($1, $2, now() + make_interval(hours => $3), now() + make_interval(hours => $3 + 1), $4, $5)`,
      [`${event_id}-${index + 1}`, event_id, at, quota, is_cancelled],
    )
  }
}

/** By session: the people in valid registrations, and how many the session counts. */
export async function placesOf({ database }: Pick<TestGateway, 'database'>, session_id: string) {
  const { rows } = await database.owner.pool.query<{ used: number; people: number; passes: number }>(
    `SELECT s.used, coalesce(sum(r.people_num) FILTER (WHERE r.status = 1), 0)::int AS people,
       count(t.ticket_no) FILTER (WHERE r.status = 1 AND t.void_at IS NULL AND t.occasion_id = s.session_id
         AND t.people_num = r.people_num AND t.uid = r.uid)::int AS passes
     FROM openday_session s LEFT JOIN openday_register r USING (session_id) LEFT JOIN ticket t USING (ticket_no)
     WHERE s.session_id = $1 GROUP BY s.session_id`,
    [session_id],
  )
  return rows[0]
}
