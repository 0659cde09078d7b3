import { importLines } from '../../testing/import-lines'
import type { TestStore } from '../../testing/start-test-gateway'

type Store = Pick<TestStore, 'ctx' | 'database'>

/** Adds a tour, running unless stated otherwise, with two cities and a speaker for its talks. */
export async function addTour(
  store: Store,
  tour_id: string,
  {
    from = '-1 day',
    until = '30 days',
    is_open = true,
  }: { from?: string; until?: string; is_open?: boolean } = {},
): Promise<void> {
  await importLines(store, 'staff', [{ staff_id: 7, name: '王老师', cert_no: 'S1' }])
  const { pool } = store.database.owner
  await pool.query(
    `INSERT INTO tour (tour_id, title, year, filing_no, light_threshold, start_at, end_at, is_open)
     VALUES ($1, '巡讲', 2026, '备 1', 2, now() + $2::interval, now() + $3::interval, $4)`,
    [tour_id, from, until, is_open],
  )
  await pool.query(
    `INSERT INTO tour_city (tour_id, city_id, name, position) VALUES ($1, 'beijing', '北京', 2), ($1, 'xian', '西安', 1)`,
    [tour_id],
  )
}

/** Adds a two-hour talk in Beijing, open for enrolment unless stated otherwise. */
export async function addSpeech(
  { database }: Pick<Store, 'database'>,
  tour_id: string,
  speech_id: string,
  {
    quota = 10,
    enrol_from = '-1 day',
    begins = '5 days',
    is_cancelled = false,
  }: { quota?: number; enrol_from?: string; begins?: string; is_cancelled?: boolean } = {},
): Promise<void> {
  await database.owner.pool.query(
    `INSERT INTO speech (speech_id, tour_id, city_id, title, enrol_from, start_at, end_at, venue, address, staff_id, quota, is_cancelled)
     VALUES ($1, $2, 'beijing', '讲座', now() + $3::interval, now() + $4::interval, now() + $4::interval + interval '2 hours',
       '会堂', '路 1 号', 7, $5, $6)`,
    [speech_id, tour_id, enrol_from, begins, quota, is_cancelled],
  )
}

/**
 * Inconsistencies at a talk, in words; none if all is well. Everybody with a place has a valid ticket for as many
 * people, and nobody else has; the talk's count agrees with them, and does not exceed its quota.
 */
export async function faultsOf({ database }: Pick<Store, 'database'>, speech_id: string): Promise<string[]> {
  const { rows } = await database.owner.pool.query(
    `SELECT s.enrolled, s.quota,
       (SELECT coalesce(sum(people_num), 0)::int FROM tour_enroll e WHERE e.speech_id = s.speech_id AND status = 1) AS held,
       (SELECT count(*)::int FROM tour_enroll e WHERE e.speech_id = s.speech_id AND status = 1) AS places,
       (SELECT count(*)::int FROM ticket t WHERE t.kind = 'speech' AND t.occasion_id = s.speech_id AND t.void_at IS NULL) AS tickets,
       (SELECT count(*)::int FROM tour_enroll e JOIN ticket t USING (ticket_no) WHERE e.speech_id = s.speech_id AND e.status = 1
          AND t.void_at IS NULL AND t.uid = e.uid AND t.people_num = e.people_num) AS right_tickets
     FROM speech s WHERE s.speech_id = $1`,
    [speech_id],
  )
  const { enrolled, quota, held, places, tickets, right_tickets } = rows[0]
  return [
    ...(enrolled === held ? [] : [`${enrolled} are counted, ${held} have a place`]),
    ...(held <= quota ? [] : [`${held} people on ${quota} places`]),
    ...(places === tickets && places === right_tickets
      ? []
      : [`${places} places, ${tickets} good tickets, ${right_tickets} of them right`]),
  ]
}
