import { expect, test } from 'vitest'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { NO_ORIGIN } from '../../origin/origin'
import { importLines } from '../testing/import-lines'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { signIn } from '../testing/sign-in'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { groupConditions } from './group-store'
import { joinGroup } from './join-group'

const ROUNDS = 20
const TAPS = 50
const CAPACITY = 7

type Join = (
  ctx: Pick<Context, 'db' | 'log'>,
  group_id: string,
  uid: number,
  meet: () => Promise<void>,
) => Promise<void>

/** As the module serves it. */
const guarded: Join = (ctx, group_id, uid) =>
  joinGroup({ ...ctx, conditions: groupConditions }, group_id, uid, NO_ORIGIN)

/** What happens when joining without any of the guards: look, as others do, then act on what was seen. */
const careless: Join = async ({ db }, group_id, uid, meet) => {
  const { rows } = await db.pool.query('select member_count, capacity from chat_group where group_id = $1', [
    group_id,
  ])
  const known = await db.pool.query('select 1 from member_without_key where group_id = $1 and uid = $2', [
    group_id,
    uid,
  ])
  await meet()
  if (known.rows.length > 0 || rows[0].member_count >= rows[0].capacity) return
  await db.pool.query('insert into member_without_key values ($1, $2)', [group_id, uid])
  await db.pool.query('update chat_group set member_count = $2 where group_id = $1', [
    group_id,
    rows[0].member_count + 1,
  ])
}

/** A store with a new group for every round. */
async function openWithGroups(): Promise<TestStore> {
  const store = await openTestStore()
  await importLines(store, 'rules', [{ rule_id: 'everybody', name: '所有人', expression: { all: [] } }])
  await importLines(store, 'group-rules', [{ activity: 'autumn', rule_id: 'everybody' }])
  const groups = Array.from({ length: ROUNDS }, (_, round) => `g-${round}`)
  await importLines(
    store,
    'groups',
    groups.map((group_id) => ({ group_id, name: '群', activity: 'autumn', capacity: CAPACITY })),
  )
  await store.database.db.pool.query('create table member_without_key (group_id text, uid bigint)')
  return store
}

/**
 * Lets these visitors join at once, round after round, and returns the rounds that did not end with `wanted` members.
 */
async function roundsAgainst(
  store: TestStore,
  {
    join,
    table,
    visitors,
    wanted,
  }: { join: Join; table: string; visitors: readonly number[]; wanted: number },
): Promise<number[]> {
  const wrong: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const group_id = `g-${round}`
    const meet = meetingOf(AT_ONCE)
    await race(visitors.length, (index) =>
      join(store.ctx, group_id, visitors[index] as number, meet).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      }),
    )
    const { rows } = await store.database.db.pool.query(
      `select (select count(*)::int from ${table} where group_id = $1) as members, member_count from chat_group where group_id = $1`,
      [group_id],
    )
    if (rows[0].members !== wanted || rows[0].member_count !== wanted) wrong.push(round)
  }
  return wrong
}

test('fifty taps of one visitor make one membership, in each of twenty rounds; without the guards they do not', async () => {
  await using store = await openWithGroups()
  const { uid } = await signIn(store)
  const visitors = Array.from({ length: TAPS }, () => uid)
  expect(await roundsAgainst(store, { join: guarded, table: 'group_member', visitors, wanted: 1 })).toEqual(
    [],
  )

  await store.database.db.pool.query('update chat_group set member_count = 0')
  const broken = { join: careless, table: 'member_without_key', visitors, wanted: 1 }
  expect(await roundsAgainst(store, broken)).not.toEqual([])
})

test('fifty visitors fill a group exactly, in each of twenty rounds; without the guards they do not', async () => {
  await using store = await openWithGroups()
  const visitors: number[] = []
  for (let number = 0; number < TAPS; number += 1) visitors.push((await signIn(store)).uid)
  const full = { join: guarded, table: 'group_member', visitors, wanted: CAPACITY }
  expect(await roundsAgainst(store, full)).toEqual([])

  await store.database.db.pool.query('update chat_group set member_count = 0')
  expect(await roundsAgainst(store, { ...full, join: careless, table: 'member_without_key' })).not.toEqual([])
})
