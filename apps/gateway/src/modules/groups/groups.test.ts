import { expect, test } from 'vitest'
import { conversionsOf } from '../testing/conversions-of'
import { importLines } from '../testing/import-lines'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const refused = (code: number, msg: string) => ({ status: 200, code, msg, response: null })
const joined = { status: 200, code: 1, msg: 'success', response: {} }

/** A gateway with a group for everybody and one for careful customers. */
async function startWithGroups() {
  const gateway = await startTestGateway()
  await importLines(gateway, 'rules', [
    { rule_id: 'everybody', name: '所有人', expression: { all: [] } },
    { rule_id: 'careful', name: '谨慎', expression: { tag: 'risk_level', in: ['C1'] } },
  ])
  await importLines(gateway, 'group-rules', [
    { activity: 'autumn', rule_id: 'everybody' },
    { activity: 'vip', rule_id: 'careful' },
  ])
  await importLines(gateway, 'groups', [
    { group_id: 'g-8001', name: '秋季群', activity: 'autumn', capacity: 2 },
    { group_id: 'g-8002', name: '进阶群', activity: 'vip', capacity: 100 },
  ])
  return Object.assign(gateway, {
    join: (group_id: string, visitor?: SignedIn) => call(gateway, 'joinOpenGroup', { group_id }, visitor),
    check: async (activity: string, visitor: SignedIn) =>
      (await call(gateway, 'checkCanJoin', { activity }, visitor)).response,
    change: (line: Record<string, unknown>) =>
      importLines(gateway, 'groups', [
        { group_id: 'g-8001', name: '秋季群', activity: 'autumn', capacity: 2, ...line },
      ]),
    members: async () => {
      const { rows } = await gateway.database.db.pool.query(
        `select group_id, member_count, (select count(*)::int from group_member m where m.group_id = g.group_id) as rows
         from chat_group g order by group_id`,
      )
      return rows
    },
  })
}

test('who may join is told so, joins, and is then in the group', async () => {
  await using gateway = await startWithGroups()
  const visitor = await signIn(gateway)
  expect(await gateway.check('autumn', visitor)).toEqual({ can_join: true, groups: [] })
  expect(await gateway.join('g-8001', visitor)).toEqual(joined)
  expect(await gateway.check('autumn', visitor)).toEqual({
    can_join: true,
    groups: [{ group_id: 'g-8001', name: '秋季群', joined_at: expect.any(Number) }],
  })
  expect((await gateway.check('vip', visitor)).groups).toHaveLength(1)
  expect(await conversionsOf(gateway, visitor.uid)).toEqual(['join first'])
})

test('a repeat is a success and takes no second place, also when the group has been filled or closed since', async () => {
  await using gateway = await startWithGroups()
  const [first, second] = [await signIn(gateway), await signIn(gateway)]
  for (const visitor of [first, second, first]) expect(await gateway.join('g-8001', visitor)).toEqual(joined)
  await gateway.change({ open: 0 })
  expect(await gateway.join('g-8001', first)).toEqual(joined)
  expect((await gateway.members())[0]).toMatchObject({ member_count: 2, rows: 2 })
})

test('a full, a closed and an unknown group are refused', async () => {
  await using gateway = await startWithGroups()
  for (const _ of [1, 2]) await gateway.join('g-8001', await signIn(gateway))
  const late = await signIn(gateway)
  expect(await gateway.join('g-8001', late)).toEqual(refused(400053, '群成员已满，请联系客服'))
  await gateway.change({ capacity: 9, open: 0 })
  expect(await gateway.join('g-8001', late)).toEqual(refused(400012, '活动已结束'))
  expect(await gateway.join('g-9999', late)).toEqual(refused(404001, '内容不存在'))
  expect((await gateway.members())[0]).toMatchObject({ member_count: 2, rows: 2 })
})

test('the rule is asked again when somebody joins, whatever the page was told before', async () => {
  await using gateway = await startWithGroups()
  const visitor = await signIn(gateway)
  expect(await gateway.check('vip', visitor)).toMatchObject({ can_join: false })
  expect(await gateway.join('g-8002', visitor)).toEqual(refused(400052, '您暂不符合加群资格'))
  await importLines(gateway, 'user-tags', [{ uid: visitor.uid, pd_code: 'risk_level', value: 'C1' }])
  expect(await gateway.check('vip', visitor)).toMatchObject({ can_join: true })
  expect(await gateway.join('g-8002', visitor)).toEqual(joined)
})

test('an activity that nobody knows lets nobody join', async () => {
  await using gateway = await startWithGroups()
  expect(await gateway.check('spring', await signIn(gateway))).toEqual({ can_join: false, groups: [] })
})

test('a service group is made on the first call and stays the visitor’s own', async () => {
  await using gateway = await startWithGroups()
  const [visitor, other] = [await signIn(gateway), await signIn(gateway)]
  const ask = async (who: SignedIn) => (await call(gateway, 'serviceChat', {}, who)).response.group_id
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask(visitor)))
  expect(new Set(asked).size).toBe(1)
  expect(asked[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(await ask(visitor)).toBe(asked[0])
  expect(await ask(other)).not.toBe(asked[0])
})

test('nobody is told anything who is not logged in, nor who asks for nothing', async () => {
  await using gateway = await startWithGroups()
  const visitor = await signIn(gateway)
  for (const [id, payload] of [
    ['checkCanJoin', { activity: 'autumn' }],
    ['joinOpenGroup', { group_id: 'g-8001' }],
    ['serviceChat', {}],
  ] as const)
    expect(await call(gateway, id, payload as never), id).toMatchObject({ status: 403, code: 400003 })

  for (const [id, payload] of [
    ['checkCanJoin', {}],
    ['joinOpenGroup', { group_id: 'a b' }],
    ['joinOpenGroup', { group_id: ['g-8001'] }],
    ['groupPostList', {}],
    ['groupPostList', { tag: 'a', page_size: 51 }],
    ['groupPostList', { tag: 'a', page: 0 }],
  ] as const)
    expect(await call(gateway, id, payload as never, visitor), id).toMatchObject({
      status: 200,
      code: 400001,
    })
  expect((await gateway.members())[0]).toMatchObject({ member_count: 0, rows: 0 })
})
