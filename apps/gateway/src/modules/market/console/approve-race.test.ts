import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { meetingOf, race } from '../../testing/race'
import { signInMember } from '../../testing/sign-in-member'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { ADVISER, addShares, dayAfter, SHARE } from '../testing/notes'
import { decideNote, withdrawNote } from './decide-note'
import { writeNote } from './write-note'

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let writer: number
let deciders: readonly number[]
let today: string
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await addShares(gateway)
  today = await dayAfter(gateway, 0)
  writer = (await signInMember(gateway, { roles: ['operator'] })).member_id
  deciders = [
    (await signInMember(gateway, { roles: ['approver'] })).member_id,
    (await signInMember(gateway, { roles: ['compliance'] })).member_id,
  ]
  await rows(
    'CREATE TABLE note_without_guard (state text, decided_by bigint); GRANT ALL ON note_without_guard TO PUBLIC',
  )
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const rows = async (statement: string, values?: unknown[]) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const contextOf = (index: number): Context => (index % 2 ? gateway.ctx : twin.ctx)
const doer = (index: number) => ({ member: { member_id: deciders[index % 2] ?? 0 }, actor: BY_TEST })
const outcome = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error) => error.error?.code ?? String(error),
  )

async function write(text: string, base_id?: number | null): Promise<number> {
  const [newest] = await rows('SELECT max(note_id)::int AS id FROM instrument_note WHERE code = $1', [SHARE])
  const fields = { code: SHARE, base_id: base_id === undefined ? newest.id : base_id, text }
  const doing = { member: { member_id: writer }, actor: BY_TEST }
  const sent = { ...fields, staff_id: ADVISER.staff_id, good_until: today }
  return (await writeNote(gateway.ctx, doing, sent)).note_id
}

/** Versions of one share that were out at the same time. */
const overlaps = () =>
  rows(
    `SELECT one.note_id FROM instrument_note AS one JOIN instrument_note AS other
       ON other.code = one.code AND other.note_id > one.note_id
     WHERE one.state IN ('out', 'replaced', 'withdrawn') AND other.state IN ('out', 'replaced', 'withdrawn')
       AND one.decided_at IS NOT NULL AND other.decided_at IS NOT NULL
       AND coalesce(one.ended_at, 'infinity') > other.decided_at`,
  )

test('of ten who approve one version at once one does, in each of ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const note_id = await write(`第 ${round} 版`)
    const results = await race(10, (index) =>
      outcome(decideNote(contextOf(index), doer(index), { note_id, decision: 'approved', reason: '' })),
    )
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(results.filter((result) => result === 409001)).toHaveLength(9)
    expect(await rows("SELECT note_id::int FROM instrument_note WHERE state = 'out'")).toEqual([{ note_id }])
  }
  expect(await overlaps()).toEqual([])
  const log = await rows("SELECT count(*)::int FROM audit_log WHERE action = 'instrument_note.approve'")
  expect(log).toEqual([{ count: 10 }])
})

test('an approval and a return at once are one of them, and both against a withdrawal leave one end', async () => {
  for (let round = 0; round < 10; round += 1) {
    const note_id = await write(`再 ${round}`)
    const results = await Promise.all([
      outcome(decideNote(gateway.ctx, doer(0), { note_id, decision: 'approved', reason: '' })),
      outcome(decideNote(twin.ctx, doer(1), { note_id, decision: 'returned', reason: '数据过时' })),
      outcome(withdrawNote(gateway.ctx, doer(1), { note_id, reason: '数据有误' })),
    ])
    const [{ state, decided, ended }] = await rows(
      `SELECT state, decided_at IS NOT NULL AS decided, ended_at IS NOT NULL AS ended
       FROM instrument_note WHERE note_id = $1`,
      [note_id],
    )
    const approved = results[0] === 'done'
    const returned = results[1] === 'done'
    expect(approved && returned).toBe(false)
    expect(decided).toBe(approved || returned)
    expect(ended).toBe(results[2] === 'done')
    expect(state).toBe(ended ? 'withdrawn' : returned ? 'returned' : 'out')
  }
  expect(await overlaps()).toEqual([])
})

test('an approval against a new version approves what was seen, or nothing', async () => {
  for (let round = 0; round < 10; round += 1) {
    const note_id = await write(`见过 ${round}`)
    const [approval] = await Promise.all([
      outcome(decideNote(twin.ctx, doer(0), { note_id, decision: 'approved', reason: '' })),
      write(`没见过 ${round}`),
    ])
    const [{ state }] = await rows('SELECT state FROM instrument_note WHERE note_id = $1', [note_id])
    expect(state).toBe(approval === 'done' ? 'out' : 'dropped')
    const out = await rows("SELECT text FROM instrument_note WHERE state = 'out' AND text LIKE '没见过%'")
    expect(out).toEqual([])
  }
})

test('where it is looked at first, two approve and the name of the second stands there', async () => {
  await rows("INSERT INTO note_without_guard VALUES ('waiting')")
  const meet = meetingOf(2)
  const results = await Promise.all(
    deciders.map(async (member_id, index) => {
      const { pool } = contextOf(index).db
      const { rows: seen } = await pool.query('SELECT state FROM note_without_guard')
      await meet()
      if (seen[0]?.state !== 'waiting') return 'refused'
      await pool.query("UPDATE note_without_guard SET state = 'out', decided_by = $1", [member_id])
      return 'done'
    }),
  )
  expect(results).toEqual(['done', 'done'])
})
