import { expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const SECRET = '只给群成员看的正文'
const PICTURE = '/assets/member-only.png'

async function startWithPosts() {
  const gateway = await startTestGateway()
  await importLines(gateway, 'rules', [{ rule_id: 'everybody', name: '所有人', expression: { all: [] } }])
  await importLines(gateway, 'group-rules', [{ activity: 'autumn', rule_id: 'everybody' }])
  const group = { name: '群', activity: 'autumn', capacity: 9 }
  await importLines(gateway, 'groups', [
    { ...group, group_id: 'g-1' },
    { ...group, group_id: 'g-2' },
  ])
  const post = { group_id: 'g-1', author: '张老师', adviser_no: 'A1', title: '回顾', summary: '一句摘要' }
  await importLines(gateway, 'group-posts', [
    { ...post, post_id: 'open', tag: 'lhtj', body: '公开正文', created_at: '2026-01-02 08:00' },
    {
      ...post,
      post_id: 'members',
      body: SECRET,
      images: [PICTURE],
      is_member_only: 1,
      created_at: '2026-01-03 08:00',
    },
    { ...post, post_id: 'later', body: '预定', created_at: '2100-01-01 08:00' },
  ])
  const read = (
    query: { group_id?: string; tag?: string; page?: number; page_size?: number },
    who?: SignedIn,
  ) => call(gateway, 'groupPostList', query, who)
  return Object.assign(gateway, { read })
}

test('posts come newest first, with their author as they were written, and not before their time', async () => {
  await using gateway = await startWithPosts()
  const { response } = await gateway.read({ group_id: 'g-1' }, await signIn(gateway))
  expect(response).toMatchObject({ total: 2, page: 1, page_size: 10 })
  expect(response.list.map((post: { post_id: string }) => post.post_id)).toEqual(['members', 'open'])
  expect(response.list[1]).toEqual({
    post_id: 'open',
    author: '张老师',
    adviser_no: 'A1',
    title: '回顾',
    summary: '一句摘要',
    body: '公开正文',
    images: [],
    created_at: Date.parse('2026-01-02T08:00:00+08:00'),
    is_locked: 0,
    is_pinned: 0,
  })
})

test('who is not logged in gets summaries only', async () => {
  await using gateway = await startWithPosts()
  const { response } = await gateway.read({ group_id: 'g-1' })
  expect(response.list).toMatchObject([
    { summary: '一句摘要', body: '', images: [], is_locked: 1 },
    { summary: '一句摘要', body: '', images: [], is_locked: 1 },
  ])
})

test('what is for members leaves the server only for members of that group', async () => {
  await using gateway = await startWithPosts()
  const visitor = await signIn(gateway)
  await call(gateway, 'joinOpenGroup', { group_id: 'g-2' }, visitor)
  const before = JSON.stringify([
    await gateway.read({ group_id: 'g-1' }, visitor),
    await gateway.read({ group_id: 'g-1' }),
  ])
  expect(before).not.toContain(SECRET)
  expect(before).not.toContain(PICTURE)
  await call(gateway, 'joinOpenGroup', { group_id: 'g-1' }, visitor)
  const [post] = (await gateway.read({ group_id: 'g-1' }, visitor)).response.list
  expect(post).toMatchObject({ body: SECRET, images: [PICTURE], is_locked: 0 })
})

test('what is pinned comes first and says so', async () => {
  await using gateway = await startWithPosts()
  await gateway.database.owner.pool.query(`UPDATE group_post SET is_pinned = true WHERE post_id = 'open'`)
  expect((await gateway.read({ group_id: 'g-1' })).response.list).toMatchObject([
    { post_id: 'open', is_pinned: 1 },
    { post_id: 'members', is_pinned: 0 },
  ])
})

test('posts are found by tag, page by page, and an unknown place has none', async () => {
  await using gateway = await startWithPosts()
  expect((await gateway.read({ tag: 'lhtj' })).response).toMatchObject({
    total: 1,
    list: [{ post_id: 'open' }],
  })
  expect((await gateway.read({ group_id: 'g-1', page: 2, page_size: 1 })).response).toMatchObject({
    total: 2,
    page: 2,
    page_size: 1,
    list: [{ post_id: 'open' }],
  })
  expect((await gateway.read({ group_id: 'none' })).response).toMatchObject({ total: 0, list: [] })
})
