import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { importLines } from '../../testing/import-lines'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  await importLines(gateway, 'rules', [
    { rule_id: 'everybody', name: '所有人', expression: { all: [] } },
    { rule_id: 'nobody', name: '没有人', expression: { any: [] } },
  ])
  await importLines(gateway, 'group-rules', [{ activity: 'autumn', rule_id: 'everybody' }])
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn } = consoleOf(() => ({ gateway, member: operator }))
const GROUP = { name: '秋季群', activity: 'autumn', capacity: 10, open: true }
const create = (group_id: string, more: object = {}) => does('groupCreate', { ...GROUP, ...more, group_id })
const change = (group_id: string, base_revision: number, more: object) =>
  does('groupChange', { ...GROUP, ...more, group_id, base_revision })
const join = async (group_id: string) => {
  const visitor = await signIn(gateway)
  expect((await call(gateway, 'joinOpenGroup', { group_id }, visitor)).code).toBe(1)
  return visitor
}

describe('a group', () => {
  test('is made and changed, each with a line in the log, and counts who is in it', async () => {
    expect((await create('one')).response).toEqual({ group_id: 'one' })
    expect((await create('one')).status).toBe(409)
    expect((await create('elsewhere', { activity: 'unknown' })).msg).toBe('没有这个加群活动，请先新建活动')
    await join('one')
    // A new member does not count as a change.
    expect((await change('one', 1, { name: '秋季群二' })).response).toEqual({ revision: 2 })
    expect((await change('one', 1, { name: '秋季群三' })).status).toBe(409)
    const { list } = (await does('groupList', { q: '群二' })).response
    expect(list).toMatchObject([
      { group_id: 'one', member_count: 1, capacity: 10, rule_name: '所有人', revision: 2 },
    ])
    expect(await actionsOn('group:one')).toEqual(['group.create', 'group.change'])
  })

  test('is never smaller than how many are in it, however many join while it is made so', async () => {
    await create('shrinking', { capacity: 30 })
    const visitors = await Promise.all(Array.from({ length: 12 }, () => signIn(gateway)))
    await race(13, async (n) => {
      const visitor = visitors[n]
      if (visitor) await call(gateway, 'joinOpenGroup', { group_id: 'shrinking' }, visitor)
      else await change('shrinking', 1, { capacity: 5 })
    })
    const [{ member_count, capacity }] = await rows(
      `SELECT member_count, capacity FROM chat_group WHERE group_id = 'shrinking'`,
    )
    const [{ members }] = await rows(
      `SELECT count(*)::int AS members FROM group_member WHERE group_id = 'shrinking'`,
    )
    expect(member_count).toBe(members)
    expect(members).toBeLessThanOrEqual(capacity)
    const refused = await change('shrinking', capacity === 5 ? 2 : 1, { capacity: 1 })
    expect([refused.status, refused.msg]).toEqual([400, '人数上限不能小于群里现有的人数'])
  })

  test('gives the place of who was taken out to somebody else', async () => {
    await create('full', { capacity: 1 })
    const first = await join('full')
    const second = await signIn(gateway)
    expect((await call(gateway, 'joinOpenGroup', { group_id: 'full' }, second)).code).toBe(400_053)
    const found = (await does('groupMemberFind', { group_id: 'full', handset: first.handset })).response
    expect(found).toEqual({ uid: first.uid })
    expect(
      (await does('groupMemberFind', { group_id: 'full', handset: second.handset })).response.uid,
    ).toBeNull()
    const { list } = (await does('groupMemberList', { group_id: 'full' })).response
    expect(list).toMatchObject([{ uid: first.uid, handset: expect.stringContaining('****') }])
    const remove = () => does('groupMemberRemove', { group_id: 'full', uid: first.uid, reason: '账号重复' })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await call(gateway, 'joinOpenGroup', { group_id: 'full' }, second)).code).toBe(1)
    expect(await actionsOn('group:full')).toEqual([
      'group.create',
      'group.find_member',
      'group.find_member',
      'group.remove_member',
    ])
  })

  test('shows its members part by part', async () => {
    await create('parts')
    for (let n = 0; n < 3; n += 1) await join('parts')
    const first = (await does('groupMemberList', { group_id: 'parts', limit: 2 })).response
    const rest = (await does('groupMemberList', { group_id: 'parts', limit: 2, after: first.next })).response
    const uids = [...first.list, ...rest.list].map(({ uid }: { uid: number }) => uid)
    expect([new Set(uids).size, uids.length, rest.next]).toEqual([3, 3, null])
  })
})

test('an activity asks for another rule at once; who is in a group stays', async () => {
  expect((await does('groupActivitySave', { activity: 'spring', rule_id: 'everybody' })).status).toBe(200)
  await create('spring-1', { activity: 'spring' })
  const member = await join('spring-1')
  expect((await does('groupActivitySave', { activity: 'spring', rule_id: 'unknown' })).status).toBe(404)
  await does('groupActivitySave', { activity: 'spring', rule_id: 'nobody' })
  const other = await signIn(gateway)
  expect((await call(gateway, 'joinOpenGroup', { group_id: 'spring-1' }, other)).code).toBe(400_052)
  expect((await call(gateway, 'joinOpenGroup', { group_id: 'spring-1' }, member)).code).toBe(1)
  const { list } = (await does('groupActivityList', {})).response
  expect(list).toContainEqual(expect.objectContaining({ activity: 'spring', rule_name: '没有人', groups: 1 }))
  expect(await actionsOn('group_activity:spring')).toEqual(['group.activity', 'group.activity'])
})

describe('a post', () => {
  const POST = {
    group_id: 'posts',
    tag: null,
    author: '运营小助手',
    adviser_no: '',
    title: '入群须知',
    summary: '请先阅读群规。',
    body: '请勿发布广告。\n有问题请联系客服。',
    images: [],
    is_member_only: true,
    is_pinned: false,
    publish_at: null,
  }
  beforeAll(() => create('posts'))

  const post = (more: object = {}) => does('groupPostCreate', { ...POST, ...more })
  const seen = async (visitor?: Parameters<typeof call>[3]) =>
    (await call(gateway, 'groupPostList', { group_id: 'posts' }, visitor)).response.list

  test('is there for who may read it, first what is pinned, and gone when it is taken down', async () => {
    const first = (await post()).response.post_id
    await post({ title: '置顶公告', is_pinned: true })
    await post({ title: '以后再发', publish_at: new Date(Date.now() + 86_400_000).toISOString() })
    const member = await join('posts')
    expect((await seen(member)).map(({ title, body }: never) => [title, body])).toEqual([
      ['置顶公告', POST.body],
      ['入群须知', POST.body],
    ])
    // A stranger has the summary and nothing of the body.
    expect(await seen()).toMatchObject([
      { body: '', is_locked: 1 },
      { summary: POST.summary, body: '' },
    ])
    const show = (base_revision: number, is_down: boolean, reason: string | null) =>
      does('groupPostShow', { post_id: first, base_revision, is_down, reason })
    expect((await show(1, true, null)).status).toBe(400)
    expect((await show(1, true, '内容过时')).response).toEqual({ revision: 2 })
    expect((await seen(member)).map(({ title }: never) => title)).toEqual(['置顶公告'])
    const states = (await does('groupPostRows', { group_id: 'posts' })).response.list
    expect(states.map(({ title, state }: never) => [title, state])).toEqual([
      ['置顶公告', 'out'],
      ['以后再发', 'coming'],
      ['入群须知', 'down'],
    ])
    expect((await show(2, false, null)).response).toEqual({ revision: 3 })
    expect(await seen(member)).toHaveLength(2)
    expect(await actionsOn(`group_post:${first}`)).toEqual([
      'group_post.create',
      'group_post.take_down',
      'group_post.put_back',
    ])
  })

  test('is held against the rules that pages are held against, and says what to do', async () => {
    const said = (await does('groupPostCheck', { ...textsOf(POST), body: '跟着买，稳赚不赔。' })).response
    expect(said.findings).toContainEqual(expect.objectContaining({ severity: 'error' }))
    const refused = await post({ body: '跟着买，稳赚不赔。' })
    expect([refused.status, refused.msg]).toEqual([422, expect.stringContaining('禁用词')])
    expect((await does('groupPostCheck', textsOf(POST))).response.findings).toEqual([])
  })

  test('with the number of an adviser whom the company does not know is refused', async () => {
    expect((await post({ author: '李老师', adviser_no: 'A0000000000009' })).status).toBe(422)
  })

  test('without a place, or for members of no group, is refused', async () => {
    expect((await post({ group_id: null, is_member_only: false })).msg).toBe('请选择社群，或者填写标签')
    expect((await post({ group_id: null, tag: 'news' })).msg).toBe('仅群成员可见的内容必须选择社群')
    expect((await post({ group_id: 'unknown' })).msg).toBe('没有这个社群，请重新选择')
  })

  test('that two change at once is changed by one', async () => {
    const { post_id } = (await post({ title: '两个人改' })).response
    const statuses = await race(2, async (n) => {
      const fields = { ...POST, title: `第 ${n} 个人改`, post_id, base_revision: 1 }
      return (await does('groupPostChange', fields)).status
    })
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  function textsOf({ author, adviser_no, title, summary, body }: typeof POST) {
    return { author, adviser_no, title, summary, body }
  }
})
