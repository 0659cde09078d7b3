import { issueSession, loadConfig, openProcessDatabase } from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'
import { DataFolder } from './data-folder'
import { Door } from './door'
import { FAILPOINTS, type Failpoint } from './failpoints'
import { GatewayRelay } from './gateway-relay'
import { PartGateway } from './part-gateway'

const SPEECH = 'full-house'
const QUOTA = 100
/** From the contract. */
const QUOTA_FULL = 400_015
/** How many people enrol at the same time. */
const AT_ONCE = 8

export interface EnrolReport {
  kills: number
  /** People who have a place in the end. */
  people: number
  /** Visitors who were told that they have a place, and those who were told that there is none. */
  enrolled: number
  refused: number
  faults: string[]
}

/**
 * Returns `count` ends that use each failpoint equally often; each gateway takes none or one enrolment before its last.
 */
export function enrolEnds(count: number): { at: Failpoint; passes: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    at: FAILPOINTS[index % FAILPOINTS.length] ?? 'in_commit',
    passes: Math.floor(index / FAILPOINTS.length) % 2,
  }))
}

/**
 * Has this many visitors enrol for a talk with a hundred places, with one or two people each, at gateways that are
 * killed one after the other; whoever gets no answer tries again, and at the end one gateway lives until all were
 * answered.
 */
export async function killEnrolments({
  visitors,
  ends,
}: {
  visitors: number
  ends: readonly { at: Failpoint; passes: number }[]
}): Promise<EnrolReport> {
  await using data = await DataFolder.create()
  const environment = { APP_ENV: 'test', DATA_DIR: data.path, PUBLIC_ORIGIN: 'https://localhost' }
  const config = loadConfig(environment)
  const db = await openProcessDatabase(config, () => {})
  try {
    await db.prepare([])
    await openTalk(db.pool)
    const crowd: Visitor[] = []
    for (let n = 0; n < visitors; n += 1) {
      const handset = `137${String(n).padStart(8, '0')}`
      crowd.push({ ...(await issueSession({ config }, db.orm, handset)), people: 1 + (n % 2) })
    }
    const spawn = (args: readonly string[]) =>
      PartGateway.spawn({ program: 'enrol-gateway-process', args, environment })
    const dying = ends.map(
      ({ at, passes }) =>
        () =>
          spawn([at, String(passes)]),
    )
    await using relay = new GatewayRelay([...dying, () => spawn(['', '0'])])
    const door = new Door()
    const all = askAll(crowd, door)
    let kills = 0
    for (const _ of ends) {
      const gateway = await relay.take()
      door.open(gateway.origin)
      await Promise.race([gateway.ended(), all.then(() => Promise.reject(OVER))])
      door.close()
      kills++
    }
    door.open((await relay.take()).origin)
    const told = await all
    return { kills, ...(await report(db.pool, told)) }
  } finally {
    await db.close()
  }
}

const OVER = new Error('Everybody was answered, and a gateway that should have died lives.')

interface Visitor {
  uid: number
  token: string
  people: number
}

/** What each visitor was told in the end: that they have a place, or that there is none. */
async function askAll(crowd: readonly Visitor[], door: Door): Promise<ReadonlyMap<number, boolean>> {
  const told = new Map<number, boolean>()
  const queue = [...crowd]
  const askers = Array.from({ length: AT_ONCE }, async () => {
    for (let visitor = queue.shift(); visitor; visitor = queue.shift()) {
      told.set(visitor.uid, await askUntilAnswered(visitor, door))
    }
  })
  await Promise.all(askers)
  return told
}

async function askUntilAnswered({ token, people }: Visitor, door: Door): Promise<boolean> {
  const body = JSON.stringify({
    speech_id: SPEECH,
    name: '王女士',
    handset: '',
    people_num: people,
    consent: 1,
    consent_version: 'v1',
  })
  for (;;) {
    const origin = await door.find()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await fetch(`${origin}/n8sf/api/tour/v1/enroll`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    const answer = await reply?.json().catch(() => undefined)
    if (answer === undefined) door.closed(origin)
    else if (answer.code === 1) return true
    else if (answer.code === QUOTA_FULL) return false
    else throw new Error(`An enrolment was answered with ${answer.code}: ${answer.msg}`)
  }
}

async function openTalk(pool: Pool): Promise<void> {
  await pool.query(`INSERT INTO staff (staff_id, name, cert_no) VALUES (1, '王老师', 'S1')`)
  await pool.query(
    `INSERT INTO tour (tour_id, title, year, filing_no, light_threshold, start_at, end_at, is_open)
     VALUES ('kill', '巡讲', 2026, '备 1', 1, now() - interval '1 day', now() + interval '9 days', true)`,
  )
  await pool.query(`INSERT INTO tour_city (tour_id, city_id, name) VALUES ('kill', 'xian', '西安')`)
  await pool.query(
    `INSERT INTO speech (speech_id, tour_id, city_id, title, enrol_from, start_at, end_at, venue, staff_id, quota)
     VALUES ($1, 'kill', 'xian', '讲座', now() - interval '1 hour', now() + interval '3 days',
       now() + interval '4 days', '会堂', 1, $2)`,
    [SPEECH, QUOTA],
  )
}

async function report(pool: Pool, told: ReadonlyMap<number, boolean>) {
  const { rows } = await pool.query(
    `SELECT e.uid::int AS uid, e.people_num, t.ticket_no IS NOT NULL AND t.void_at IS NULL AND t.people_num = e.people_num AS has_ticket,
       (SELECT count(*)::int FROM reminder r WHERE r.uid = e.uid AND r.kind = 'speech' AND r.state = 'waiting') AS reminders,
       (SELECT count(*)::int FROM consent_log c WHERE c.uid = e.uid) AS consents
     FROM tour_enroll e LEFT JOIN ticket t USING (ticket_no) WHERE e.status = 1`,
  )
  const [counted] = (
    await pool.query(
      `SELECT enrolled, (SELECT count(*)::int FROM ticket WHERE void_at IS NULL) AS tickets,
        (SELECT count(*)::int FROM reminder) AS reminders FROM speech`,
    )
  ).rows
  const people = rows.reduce((sum, { people_num }) => sum + people_num, 0)
  const enrolled = [...told].filter(([, has]) => has).map(([uid]) => uid)
  const stored = new Set<number>(rows.map(({ uid }) => uid))
  const faults = [
    ...enrolled.filter((uid) => !stored.has(uid)).map((uid) => `${uid} was told of a place and has none`),
    ...[...stored]
      .filter((uid) => told.get(uid) !== true)
      .map((uid) => `${uid} has a place and was told of none`),
    ...rows
      .filter(({ has_ticket, reminders, consents }) => !has_ticket || reminders !== 1 || consents !== 1)
      .map(({ uid }) => `${uid} is half in`),
    ...(counted.enrolled === people ? [] : [`${counted.enrolled} are counted, ${people} have a place`]),
    ...(counted.tickets === rows.length ? [] : [`${counted.tickets} tickets for ${rows.length} places`]),
    ...(counted.reminders === rows.length
      ? []
      : [`${counted.reminders} reminders for ${rows.length} places`]),
  ]
  return { people, enrolled: enrolled.length, refused: told.size - enrolled.length, faults }
}
