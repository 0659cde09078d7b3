import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { membersWith } from '../members'
import { consoleOf } from '../testing/console'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { type Notice, notify } from './notify'

let gateway: TestGateway
let wang: SignedInMember
let li: SignedInMember
let gone: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  wang = await signInMember(gateway, { roles: ['editor'], name: '王编辑' })
  li = await signInMember(gateway, { roles: ['approver', 'operator'], name: '李审批' })
  gone = await signInMember(gateway, { roles: ['approver'] })
  await rows("UPDATE member SET status = 'disabled' WHERE member_id = $1", [gone.member_id])
})
beforeEach(() => rows('TRUNCATE member_notice'))
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does } = consoleOf(() => ({ gateway, member: wang }))
const tell = (more: Partial<Notice> = {}) =>
  gateway.ctx.db.orm.transaction((tx) =>
    notify(tx, {
      members: [wang.member_id],
      kind: 'review',
      subject: 'page:sale',
      words: '请审核“春季课程”',
      link: '/pages/sale/edit',
      ...more,
    }),
  )
const list = async (more: object = {}, member = wang) => (await does('noticeList', more, member)).response

describe('members are told', () => {
  test('each once, but neither who acts nor who is disabled', async () => {
    await tell({
      members: [wang.member_id, wang.member_id, li.member_id, gone.member_id, 880_001],
      except: li.member_id,
    })
    expect(await rows('SELECT member_id::int FROM member_notice')).toEqual([{ member_id: wang.member_id }])
    expect(await list()).toMatchObject({
      list: [{ kind: 'review', subject: 'page:sale', words: '请审核“春季课程”', read_at: null }],
      unread: 1,
      next: null,
    })
  })

  test('exactly when what they are told of is stored', async () => {
    const failing = gateway.ctx.db.orm.transaction(async (tx) => {
      await notify(tx, {
        members: [wang.member_id],
        kind: 'due',
        subject: 'page:sale',
        words: '到期',
        link: '/',
      })
      throw new Error('not stored')
    })
    await expect(failing).rejects.toThrow('not stored')
    expect((await list()).unread).toBe(0)
  })

  test('on one line of 200 signs at most, without phones', async () => {
    await tell({ words: `请回电 138-0013-8000\n${'长😀'.repeat(200)}` })
    const { words } = (await list()).list[0]
    expect(words.startsWith('请回电 138****8000 长😀')).toBe(true)
    expect([[...words].length, words.endsWith('…')]).toEqual([200, true])
  })

  test('of nothing outside the Studio, which the database holds', async () => {
    for (const link of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a b'])
      await expect(tell({ link }), link).rejects.toThrow()
    await tell({ link: '/' })
  })
})

describe('a member', () => {
  test('reads some or all up to one, and what came since stays unread', async () => {
    for (const words of ['一', '二', '三']) await tell({ words })
    const [third, second, first] = (await list()).list
    expect((await does('noticeRead', { notice_ids: [first.notice_id] })).response).toEqual({ unread: 2 })
    expect((await does('noticeRead', { up_to: second.notice_id })).response).toEqual({ unread: 1 })
    expect((await list({ unread: '1' })).list).toMatchObject([{ notice_id: third.notice_id }])
    const before = await list()
    await does('noticeRead', { up_to: second.notice_id })
    expect(await list()).toEqual(before)
  })

  test('has only what is their own, and marks nothing of others', async () => {
    await tell()
    const { notice_id } = (await list()).list[0]
    expect(await list({}, li)).toMatchObject({ list: [], unread: 0 })
    await does('noticeRead', { notice_ids: [notice_id], up_to: 880_001 }, li)
    expect((await list()).unread).toBe(1)
  })

  test('is given the list in parts', async () => {
    for (const words of ['一', '二', '三']) await tell({ words })
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, after: first.next })
    expect([...first.list, ...second.list].map(({ words }) => words)).toEqual(['三', '二', '一'])
    expect(second.next).toBeNull()
  })
})

test('a notice is kept for half a year from when it was read, and for a year when nobody reads it', async () => {
  await tell()
  const kept = async () =>
    (
      await rows(
        "SELECT extract(day FROM ages_from + interval '180 days' - now())::int AS days FROM member_notice",
      )
    )[0].days
  expect(await kept()).toBeGreaterThanOrEqual(364)
  await does('noticeRead', { up_to: 880_001 })
  expect(await kept()).toBeLessThanOrEqual(180)
})

test('whom to tell is known by role: the active ones', async () => {
  expect(await membersWith(gateway.ctx.db.orm, ['approver', 'finance'])).toEqual([li.member_id])
  expect(await membersWith(gateway.ctx.db.orm, [])).toEqual([])
})
