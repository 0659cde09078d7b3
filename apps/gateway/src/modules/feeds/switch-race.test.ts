import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { meetingOf, race } from '../testing/race'
import { signInMember } from '../testing/sign-in-member'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { decideBatch, movePointer } from './console/decide-batch'
import { findShown } from './feed-store'

const DAY = { kind: 'lhb', as_of: '2020-01-02' } as const
const ROWS = 50

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let decider: number
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  decider = (await signInMember(gateway, { roles: ['approver'] })).member_id
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

/** A batch whose rows and source all say its number. */
async function batch(state: 'waiting' | 'approved' = 'approved'): Promise<number> {
  const [{ batch_id }] = await rows(
    `WITH made AS (INSERT INTO feed_batch (kind, as_of, source, state, row_count, content_hash, decided_at, decided_by)
      SELECT 'lhb', $1, 'x', $2::text, $3::int, gen_random_uuid(), CASE WHEN $2::text = 'approved' THEN now() END,
        CASE WHEN $2::text = 'approved' THEN $4::bigint END RETURNING batch_id)
      SELECT batch_id::int FROM made`,
    [DAY.as_of, state, ROWS, decider],
  )
  await rows(
    `INSERT INTO feed_item (batch_id, code, position, payload)
      SELECT $1::int, lpad(n::text, 6, '0'), n, jsonb_build_object('batch', $1::int) FROM generate_series(0, $2::int - 1) AS n`,
    [batch_id, ROWS],
  )
  await rows('UPDATE feed_batch SET source = batch_id::text WHERE batch_id = $1', [batch_id])
  return batch_id
}
const doer = () => ({ member: { member_id: decider }, actor: BY_TEST })
const contextOf = (index: number): Context => (index % 2 ? gateway.ctx : twin.ctx)
const outcome = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error) => error.error?.code ?? String(error),
  )
const switches = () => rows('SELECT from_batch::int, to_batch::int FROM feed_switch ORDER BY switch_id')
const shownNow = async () => (await rows('SELECT batch_id::int FROM feed_pointer'))[0]?.batch_id ?? null

/** Whether the switches form a chain, each starting where the one before it ended. */
function isChain(list: { from_batch: number | null; to_batch: number | null }[]): boolean {
  return list.every(({ from_batch }, index) => from_batch === (list[index - 1]?.to_batch ?? null))
}

test('ten who approve one batch at once are one switch, in each of ten rounds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [before, batch_id] = [(await switches()).length, await batch('waiting')]
    const results = await race(10, (index) =>
      outcome(decideBatch(contextOf(index), doer(), { batch_id, decision: 'approved', reason: '' })),
    )
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(results.filter((result) => result === 409001)).toHaveLength(9)
    expect((await switches()).slice(before).map(({ to_batch }) => to_batch)).toEqual([batch_id])
    expect(await shownNow()).toBe(batch_id)
  }
  expect(isChain(await switches())).toBe(true)
})

test('an approval against somebody who goes back is one switch each, one after the other, or the other is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [shown, before] = [await shownNow(), (await switches()).length]
    const [older, fresh] = [await batch(), await batch('waiting')]
    const [approval, move] = await Promise.all([
      outcome(decideBatch(gateway.ctx, doer(), { batch_id: fresh, decision: 'approved', reason: '' })),
      outcome(movePointer(twin.ctx, doer(), { ...DAY, from_batch: shown, to_batch: older, reason: '退回' })),
    ])
    expect([approval, [409001, 'done'].includes(move)]).toEqual(['done', true])
    expect((await switches()).length - before).toBe(move === 'done' ? 2 : 1)
    expect(await shownNow()).toBe(fresh)
  }
  expect(isChain(await switches())).toBe(true)
})

test('without waiting for each other two note that they switched from the same batch', async () => {
  await rows('TRUNCATE feed_switch')
  const ids = [await batch(), await batch()]
  const meet = meetingOf(2)
  await Promise.all(
    ids.map(async (to_batch, index) => {
      const { pool } = contextOf(index).db
      const from_batch = (await pool.query('SELECT batch_id FROM feed_pointer')).rows[0]?.batch_id ?? null
      await meet()
      await pool.query('UPDATE feed_pointer SET batch_id = $1', [to_batch])
      await pool.query(
        "INSERT INTO feed_switch (kind, as_of, from_batch, to_batch) VALUES ('lhb', $1, $2, $3)",
        [DAY.as_of, from_batch, to_batch],
      )
    }),
  )
  expect(
    isChain([{ from_batch: null, to_batch: (await switches())[0].from_batch }, ...(await switches())]),
  ).toBe(false)
  await rows('TRUNCATE feed_switch')
})

/** The batches that the rows, and what is said about them, came from. */
type Read = () => Promise<Set<string>>

const whole: Read = async () => {
  const shown = await findShown(twin.ctx.db.orm, {
    ...{
      kind: 'lhb',
      date: undefined,
      seen: null,
      sector: undefined,
      sort: undefined,
      limit: ROWS,
      offset: 0,
    },
  })
  const of = (shown?.list ?? []).map((row) => String((row as unknown as { batch: number }).batch))
  expect([shown?.total, of.length]).toEqual([ROWS, ROWS])
  return new Set([String(shown?.source), ...of])
}

test('who reads while the pointer is switched sees one batch, whole', async () => {
  const ids = [await batch(), await batch()]
  await rows('UPDATE feed_pointer SET batch_id = $1', [ids[0]])
  let left = 100
  const mixed: unknown[] = []
  const seen = new Set<string>()
  const reader = async () => {
    while (left > 0) {
      const of = await whole()
      if (of.size !== 1) mixed.push([...of])
      for (const one of of) seen.add(one)
    }
  }
  const writer = async () => {
    for (; left > 0; left -= 1)
      await movePointer(gateway.ctx, doer(), {
        ...DAY,
        from_batch: await shownNow(),
        to_batch: ids[left % 2] ?? null,
        reason: '切换',
      })
  }
  await Promise.all([writer(), reader(), reader(), reader()])
  expect(mixed).toEqual([])
  expect([...seen].toSorted()).toEqual(ids.map(String).toSorted())
})

test('in two statements it would be parts of two', async () => {
  const ids = [await batch(), await batch()]
  await rows('UPDATE feed_pointer SET batch_id = $1', [ids[0]])
  const { pool } = twin.ctx.db
  const said = await pool.query('SELECT source FROM feed_batch JOIN feed_pointer USING (batch_id)')
  await movePointer(gateway.ctx, doer(), {
    ...DAY,
    from_batch: ids[0] ?? null,
    to_batch: ids[1] ?? null,
    reason: '切换',
  })
  const items = await pool.query(
    "SELECT payload->>'batch' AS batch FROM feed_item JOIN feed_pointer USING (batch_id)",
  )
  expect(new Set([said.rows[0].source, ...items.rows.map(({ batch }) => batch)]).size).toBe(2)
})
