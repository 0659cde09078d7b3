import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addFilm } from '../testing/films'

let gateway: TestGateway
let member: SignedInMember
let film: { file_id: string; folder: string }
const { rows, does, actionsOn, logOf } = consoleOf(() => ({ gateway, member }))

beforeAll(async () => {
  gateway = await startTestGateway()
  member = await signInMember(gateway, { roles: ['operator'] })
  film = await addFilm(gateway)
  await rows(
    `INSERT INTO staff (staff_id, name, status) VALUES (1, '王老师', 'active'), (2, '已离职', 'left')`,
  )
  await does('videoCategoryChange', { category: 'course', title: '课程试听', position: 1 })
})
afterAll(() => gateway[Symbol.asyncDispose]())

let made = 0
const fields = (more: object = {}) => {
  made += 1
  return {
    name: `lesson-${made}`,
    title: '看懂一张资产负债表',
    category: 'course',
    position: made,
    file_id: film.file_id as string | null,
    cover: '',
    poster: '',
    content: '<p>讲义</p>',
    chapters: [{ at: 0, title: '开始' }],
    staff_id: 1 as number | null,
    group_id: '',
    lock: { kind: 'free' as 'free' | 'buy' | 'rule', ids: [] as string[], url: '' },
    ...more,
  }
}
const create = async (more: object = {}) => {
  const sent = fields(more)
  const { response } = await does('videoCreate', sent)
  return { ...sent, video_id: response.video_id as number }
}

test('a lesson is made, shown to visitors once it is published, and no more once it is taken down', async () => {
  const { video_id, ...sent } = await create({ name: '看懂K线' })
  const shown = async () => (await call(gateway, 'videoList', { name: '看懂K线' })).code
  expect(await shown()).toBe(404001)
  expect((await does('videoPublish', { video_id, base_revision: 1 })).response).toEqual({ revision: 2 })
  expect((await does('videoPublish', { video_id, base_revision: 1 })).response).toEqual({ revision: 2 })
  expect(await shown()).toBe(1)
  expect((await does('videoDetail', { video_id: String(video_id) })).response).toMatchObject({
    ...sent,
    speaker: '王老师',
    adviser_no: '',
    state: 'out',
    file: { format: 'mp4', duration: 900, url: expect.stringMatching(/^\/media\/.*\/film\.mp4$/) },
  })
  const down = { video_id, base_revision: 2, reason: '内容有误' }
  expect((await does('videoTakeDown', down)).response).toEqual({ revision: 3 })
  expect((await does('videoTakeDown', down)).response).toEqual({ revision: 3 })
  expect(await shown()).toBe(404001)
  expect(await actionsOn(`video:${video_id}`)).toEqual(['video.create', 'video.publish', 'video.take_down'])
})

test('a member plays the film of a lesson that is not out, in the browser that asked alone', async () => {
  const { video_id } = await create()
  const { response, headers } = await does('videoDetail', { video_id: String(video_id) })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const get = (headers: Record<string, string>) => gateway.app.inject({ url: response.file.url, headers })
  expect((await get({ cookie })).body).toBe('whole')
  expect((await get({})).statusCode).toBe(403)
})

describe('a change', () => {
  test('is stored with what it was before, once', async () => {
    const { video_id, ...sent } = await create()
    const change = { video_id, base_revision: 1, ...sent, title: '读懂利润表' }
    expect((await does('videoChange', change)).response).toEqual({ revision: 2 })
    expect((await does('videoChange', { ...change, base_revision: 2 })).response).toEqual({ revision: 2 })
    expect((await does('videoChange', change)).code).toBe(409001)
    expect(await logOf(`video:${video_id}`)).toMatchObject([
      { action: 'video.create' },
      { action: 'video.change', before: { title: sent.title }, after: { title: '读懂利润表' } },
    ])
  })

  test('of one that is out cannot take its film away', async () => {
    const { video_id, ...sent } = await create()
    await does('videoPublish', { video_id, base_revision: 1 })
    expect(await does('videoChange', { video_id, base_revision: 2, ...sent, file_id: null })).toMatchObject({
      code: 400001,
      msg: expect.stringContaining('还没有视频文件'),
    })
  })

  test('makes notes safe as the rich text of pages is', async () => {
    const link = '<p>见<a href="https://h5.example.com/a">讲义</a></p>'
    const { video_id } = await create({
      content: `<div onclick="x">${link}</div>`.replace(' onclick="x"', ''),
    })
    expect((await does('videoDetail', { video_id: String(video_id) })).response.content).toBe(link)
    for (const content of [
      '<p>看<script>x()</script></p>',
      '<p onclick="x()">看</p>',
      '<a href="https://evil.net/">看</a>',
    ])
      expect((await does('videoCreate', fields({ content }))).code).toBe(422002)
  })
})

describe('what cannot be is refused in words', () => {
  test.each<[string, object, number, string]>([
    ['a category that there is not', { category: 'nothing' }, 400001, '没有这个分类'],
    ['a film that there is not', { file_id: crypto.randomUUID() }, 400001, '视频文件不存在'],
    ['somebody who has left', { staff_id: 2 }, 400001, '没有这位主讲人'],
    ['a product that there is not', { lock: { kind: 'buy', ids: ['404'], url: '' } }, 400001, '不存在的商品'],
    ['a rule that there is not', { lock: { kind: 'rule', ids: ['none'], url: '' } }, 400001, '不存在的商品'],
    ['a lock that nothing opens', { lock: { kind: 'buy', ids: [], url: '' } }, 400001, '1 到 20 个'],
    [
      'chapters out of order',
      {
        chapters: [
          { at: 9, title: '二' },
          { at: 9, title: '一' },
        ],
      },
      400001,
      '依次递增',
    ],
    ['a chapter behind the end', { chapters: [{ at: 900, title: '完' }] }, 400001, '时长之内'],
    ['a title that promises', { title: '稳赚不赔的炒股课' }, 422002, ''],
    ['notes that promise', { content: '<p>跟着买<b>稳赚不赔</b></p>' }, 422002, ''],
    ['a chapter that promises', { chapters: [{ at: 0, title: '稳赚不赔' }] }, 422002, ''],
  ])('%s', async (_what, more, code, msg) => {
    expect(await does('videoCreate', fields(more))).toMatchObject({ code, msg: expect.stringContaining(msg) })
  })

  test('a name that another lesson has', async () => {
    const { name } = await create()
    expect((await does('videoCreate', fields({ name }))).code).toBe(409002)
  })

  test('publishing without a film', async () => {
    const { video_id } = await create({ file_id: null })
    expect((await does('videoPublish', { video_id, base_revision: 1 })).msg).toContain('请先上传')
  })

  test('what only others may do', async () => {
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    expect((await does('videoCreate', fields(), auditor)).code).toBe(403001)
    expect((await does('videoRows', {}, auditor)).code).toBe(1)
  })
})

test('a rule that opens a lesson cannot be deleted', async () => {
  const administrator = await signInMember(gateway, { roles: ['administrator'] })
  const rule = { rule_id: 'keen', name: '老客户', expression: { all: [] } }
  await does('ruleCreate', rule as never, administrator)
  const { title } = await create({ lock: { kind: 'rule', ids: ['keen'], url: '' } })
  const refused = await does('ruleDelete', { rule_id: 'keen', base_revision: 1 } as never, administrator)
  expect(refused).toMatchObject({ code: 409011, msg: expect.stringContaining(title) })
})

test('the list is searched, filtered and comes in parts', async () => {
  await does('videoCategoryChange', { category: 'listed', title: '列表', position: 0 })
  const ids: number[] = []
  for (const title of ['一百%把握风险', '第二课', '第三课'])
    ids.push((await create({ category: 'listed', title })).video_id)
  await does('videoPublish', { video_id: ids[2] ?? 0, base_revision: 1 })
  const found = async (fields: object) =>
    (await does('videoRows', { category: 'listed', ...fields })).response.list.map(
      ({ video_id }: { video_id: number }) => video_id,
    )
  expect(await found({})).toEqual(ids)
  expect(await found({ q: '百%把' })).toEqual([ids[0]])
  expect(await found({ q: '一%把' })).toEqual([])
  expect(await found({ state: 'out' })).toEqual([ids[2]])
  const seen: number[] = []
  let after: string | undefined
  for (let part = 0; part < 3; part += 1) {
    const { list, next } = (
      await does('videoRows', { category: 'listed', limit: 1, ...(after && { after }) })
    ).response
    seen.push(...list.map(({ video_id }: { video_id: number }) => video_id))
    after = next
  }
  expect([seen, after]).toEqual([ids, null])
  expect((await does('videoCategoryRows', {})).response.list[0]).toEqual({
    category: 'listed',
    title: '列表',
    position: 0,
    lessons: 3,
    out: 1,
  })
})
