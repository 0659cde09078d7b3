import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'

let gateway: GatewayWithPage
let wang: SignedInMember
let zhao: SignedInMember
const tabs = new Map<SignedInMember, string>()

beforeAll(async () => {
  gateway = await startWithPage()
  wang = gateway.editor
  zhao = await signInMember(gateway, { roles: ['editor'], name: '赵编辑' })
  for (const member of [wang, zhao]) tabs.set(member, randomUUID())
})
beforeEach(() => gateway.ctx.db.pool.query('DELETE FROM page_presence'))
afterAll(() => gateway[Symbol.asyncDispose]())

type Doing = 'viewing' | 'editing' | 'left'
const beat = (
  member: SignedInMember,
  doing: Doing,
  { code = 'sale', tab = tabs.get(member) as string } = {},
) => callStudio(gateway, 'pageBeat', { code, tab, doing }, member)
const others = async (member: SignedInMember) => (await beat(member, 'viewing')).response.others
const listed = async (member: SignedInMember) =>
  (await callStudio(gateway, 'presenceList', {}, member)).response.list
const age = (seconds: number) =>
  gateway.ctx.db.pool.query(`UPDATE page_presence SET seen_at = now() - ${seconds} * interval '1 second'`)

test('each of two learns of the other, and what they do', async () => {
  expect((await beat(wang, 'editing')).response.others).toEqual([])
  expect((await beat(zhao, 'viewing')).response.others).toEqual([
    { member_id: wang.member_id, name: '王编辑', is_editing: true },
  ])
  expect((await beat(wang, 'editing')).response.others).toEqual([
    { member_id: zhao.member_id, name: '赵编辑', is_editing: false },
  ])
})

test('the list of pages marks those that somebody else writes on', async () => {
  await beat(wang, 'editing')
  expect(await listed(zhao)).toEqual([
    { code: 'sale', members: [{ member_id: wang.member_id, name: '王编辑' }] },
  ])
  expect(await listed(wang)).toEqual([])
  await beat(wang, 'viewing')
  expect(await listed(zhao)).toEqual([])
})

test('who has several tabs is one person, who writes if one of them writes', async () => {
  await beat(wang, 'viewing')
  await beat(wang, 'editing', { tab: randomUUID() })
  expect(await others(zhao)).toEqual([{ member_id: wang.member_id, name: '王编辑', is_editing: true }])
})

test('a tab that is closed is forgotten at once, and no other with it', async () => {
  const second = randomUUID()
  await beat(wang, 'editing')
  await beat(wang, 'viewing', { tab: second })
  await beat(wang, 'left')
  expect(await others(zhao)).toMatchObject([{ is_editing: false }])
  // An id that somebody else's tab has chosen gives no right to it.
  await beat(zhao, 'left', { tab: second })
  expect(await others(zhao)).toHaveLength(1)
  await beat(wang, 'left', { tab: second })
  expect(await others(zhao)).toEqual([])
})

test('a tab that has fallen silent is not believed any longer, by the clock of the database', async () => {
  await beat(wang, 'editing')
  await age(44)
  expect(await listed(zhao)).toHaveLength(1)
  expect(await others(zhao)).toHaveLength(1)
  await beat(wang, 'editing')
  await age(46)
  expect(await listed(zhao)).toEqual([])
  expect(await others(zhao)).toEqual([])
})

test('nothing is left of who was there: the next beat of anybody sweeps', async () => {
  await beat(wang, 'editing')
  await age(60)
  await beat(zhao, 'viewing')
  const { rows } = await gateway.ctx.db.pool.query('SELECT member_id FROM page_presence')
  expect(rows.map(({ member_id }) => Number(member_id))).toEqual([zhao.member_id])
})

test('one that was silent for long and comes back is there again', async () => {
  await beat(wang, 'editing')
  await age(600)
  expect((await beat(wang, 'viewing')).status).toBe(200)
  expect(await others(zhao)).toHaveLength(1)
})

test('many beats at once neither fail nor lose anybody', async () => {
  const crowd = Array.from({ length: 20 }, () => randomUUID())
  for (const tab of crowd) await beat(wang, 'viewing', { tab })
  await age(60)
  const replies = await Promise.all(crowd.map((tab) => beat(wang, 'viewing', { tab })))
  expect(replies.map(({ status }) => status)).toEqual(crowd.map(() => 200))
  const { rows } = await gateway.ctx.db.pool.query('SELECT count(*)::int AS tabs FROM page_presence')
  expect(rows[0].tabs).toBe(20)
})

test('a page by its former code is the same page; one that is not there is said', async () => {
  await callStudio(gateway, 'pageRename', { code: 'sale', new_code: 'sale-2' }, gateway.approver)
  await beat(wang, 'editing', { code: 'sale-2' })
  expect((await beat(zhao, 'viewing', { code: 'sale' })).response.others).toHaveLength(1)
  expect(await listed(zhao)).toMatchObject([{ code: 'sale-2' }])
  expect((await beat(wang, 'viewing', { code: 'never' })).status).toBe(404)
})
