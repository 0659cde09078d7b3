import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'

let gateway: GatewayWithPage
let other: SignedInMember

type Filter = StudioPayload<StudioOperations['pageList']>

const list = async (filter: Filter = {}, member = gateway.editor) =>
  (await callStudio(gateway, 'pageList', filter, member)).response

const codes = async (filter: Filter = {}, member = gateway.editor) =>
  (await list(filter, member)).list.map(({ code }: { code: string }) => code)

/** `sale` is published and changed, `put-away` archived, `gone` taken down, `later` scheduled; two are somebody's own. */
beforeAll(async () => {
  gateway = await startWithPage()
  other = await signInMember(gateway, { roles: ['editor'], name: '赵编辑' })
  const create = (code: string, title: string, member: SignedInMember) =>
    callStudio(gateway, 'pageCreate', { code, title }, member)
  await gateway.publish(pageText({ code: 'gone', title: '已经下线' }))
  await callStudio(gateway, 'pageTakeDown', { code: 'gone', reason: '结束了' }, gateway.approver)
  await create('put-away', '不要了', gateway.editor)
  await callStudio(gateway, 'pageArchive', { code: 'put-away', is_archived: true }, gateway.editor)
  await gateway.publish(pageText({ code: 'later', title: '国庆 50%_优惠' }))
  const times = { publish_at: null, take_down_at: '2099-01-01T00:00:00Z' }
  await callStudio(gateway, 'pageSchedule', { code: 'later', revision: 0, ...times }, gateway.approver)
  await create('own', '自己的页面', gateway.editor)
  await create('theirs', '别人的页面', other)
  await gateway.write('改了')
})
afterAll(() => gateway[Symbol.asyncDispose]())

test('the pages come last changed first, without those that were put away', async () => {
  expect(await codes()).toEqual(['sale', 'theirs', 'own', 'later', 'gone'])
})

test('a row says where the page stands and who wrote last', async () => {
  const { list: rows, counts } = await list()
  expect(rows[0]).toEqual({
    code: 'sale',
    title: '夏季课程',
    state: 'published',
    former_codes: [],
    was_published: true,
    owner: null,
    folder: null,
    tags: [],
    published_version: 1,
    newest_version: 1,
    revision: 1,
    has_changes: true,
    start_at: null,
    end_at: null,
    schedule: null,
    look: expect.stringMatching(/^\/studio\/looks\/sale\?preview_token=./),
    updated_at: expect.any(String),
    updated_by: '王编辑',
  })
  expect(rows[1]).toMatchObject({
    owner: { member_id: other.member_id, name: '赵编辑' },
    state: 'draft',
    newest_version: null,
    has_changes: true,
  })
  expect(rows[3]).toMatchObject({
    has_changes: false,
    revision: 0,
    updated_by: 'test',
    schedule: { by: '李审批' },
  })
  expect(rows[4]).toMatchObject({ state: 'taken_down', published_version: null, newest_version: 1 })
  expect(counts).toEqual({ draft: 2, published: 2, taken_down: 1, archived: 1 })
})

test('the look of a row draws what is being written', async () => {
  const { list: rows } = await list({ q: 'sale' })
  expect((await gateway.app.inject(rows[0].look)).payload).toContain('改了')
})

test.each<[string, Filter, string[]]>([
  ['a state', { state: 'draft' }, ['theirs', 'own']],
  ['what was put away', { state: 'archived' }, ['put-away']],
  ['what is set to happen', { state: 'scheduled' }, ['later']],
  ['what visitors do not see yet', { state: 'changed' }, ['sale']],
  ['a part of a title', { q: '页面' }, ['theirs', 'own']],
  ['a part of a code, whatever its case', { q: 'HEIR' }, ['theirs']],
  ['a sign that SQL reads otherwise', { q: '%' }, ['later']],
  ['another of them', { q: '0%_优' }, ['later']],
  ['spaces only', { q: '  ' }, ['sale', 'theirs', 'own', 'later', 'gone']],
  ['one’s own', { owner: 'me' }, ['own']],
])('the list is narrowed by %s', async (_what, filter, expected) => {
  expect((await codes(filter)).sort()).toEqual([...expected].sort())
})

test('it is narrowed by a member, and the figures with it', async () => {
  expect(await codes({ owner: other.member_id })).toEqual(['theirs'])
  const { counts } = await list({ owner: other.member_id })
  expect(counts).toEqual({ draft: 1, published: 0, taken_down: 0, archived: 0 })
})

test('part by part it shows every page once', async () => {
  const seen: string[] = []
  let after: string | undefined
  do {
    const part: { list: { code: string }[]; next: string | null } = await list({
      limit: 2,
      ...(after === undefined ? {} : { after }),
    })
    seen.push(...part.list.map(({ code }) => code))
    after = part.next ?? undefined
  } while (after !== undefined)
  expect(seen).toEqual(await codes())
})

test.each(['x', 'MTI', Buffer.from('1.2.3').toString('base64url'), "'; --"])(
  '%s is no place in the list',
  async (after) => {
    expect(await callStudio(gateway, 'pageList', { after }, gateway.editor)).toMatchObject({ status: 400 })
  },
)
