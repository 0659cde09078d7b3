import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addSpeech, addTour } from './testing/talks'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await addTour(gateway, 'running')
  await addSpeech(gateway, 'running', 'talk')
})
afterAll(() => gateway[Symbol.asyncDispose]())

const run = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
const write = (visitor: SignedIn, content: string, fields: object = {}) =>
  call(gateway, 'userComment', { tour_id: 'running', content, ...fields }, visitor)
const list = async (visitor?: SignedIn, query: object = {}) =>
  (await call(gateway, 'commentList', { tour_id: 'running', ...query }, visitor)).response
/** Backdates what somebody has written. */
const age = ({ uid }: SignedIn, seconds: number) =>
  run(
    `UPDATE tour_comment SET created_at = created_at - make_interval(secs => ${seconds}) WHERE uid = ${uid}`,
  )
const decide = (id: string, status: 1 | 2) =>
  run(`UPDATE tour_comment SET status = ${status}, decided_at = now(), reason = '${status === 2 ? '与巡讲无关' : ''}'
    WHERE comment_id = ${id}`)

test('a comment is its writer’s own until somebody has let it through', async () => {
  await addTour(gateway, 'held')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  await run(`UPDATE softuser SET nick_name = '王小明', avatar = '/a.png' WHERE softuser_id = ${ann.uid}`)
  const { response } = await write(ann, ' 讲得清楚。 ', { tour_id: 'held' })
  expect(response).toEqual({ comment_id: expect.stringMatching(/^\d+$/), status: 0 })
  const { comment_id } = response
  const held = { tour_id: 'held' }
  expect(await list(ben, held)).toMatchObject({ total: 0, list: [] })
  expect(await list(undefined, held)).toMatchObject({ total: 0, list: [] })
  const own = { comment_id, content: '讲得清楚。', status: 0, is_mine: true, nick_name: '王**', note: '' }
  expect(await list(ann, held)).toMatchObject({ total: 1, list: [own] })
  expect(
    (await call(gateway, 'giveThumbsUp', { target_type: 'comment', target_id: comment_id }, ben)).code,
  ).toBe(404001)

  await decide(comment_id, 1)
  expect(await list(ben, held)).toMatchObject({
    total: 1,
    list: [{ comment_id, is_mine: false, status: 1, avatar: '/a.png', city: '' }],
  })
  expect(
    (await call(gateway, 'giveThumbsUp', { target_type: 'comment', target_id: comment_id }, ben)).response,
  ).toEqual({ thumbs_up: 1, is_thumbed: 1 })
  expect(await list(ben, held)).toMatchObject({ list: [{ thumbs_up: 1, is_thumbed: true }] })

  await decide(comment_id, 2)
  expect(await list(ann, held)).toMatchObject({ total: 1, list: [{ status: 2, note: '与巡讲无关' }] })
  expect(await list(ben, held)).toMatchObject({ total: 0 })
})

test('comments are listed the newest first, of a tour or of a talk, page by page, own ones among them', async () => {
  await addTour(gateway, 'listed')
  await addSpeech(gateway, 'listed', 'listed-talk')
  const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
  await run(`INSERT INTO tour_comment (tour_id, speech_id, uid, content, content_hash, status, decided_at)
    SELECT 'listed', CASE WHEN n % 2 = 0 THEN 'listed-talk' END, ${ann.uid}, n::text, repeat('h', 43), least(n % 3, 1),
      CASE WHEN n % 3 > 0 THEN now() END FROM generate_series(1, 12) AS n`)
  const said = ({ list: found }: { list: { content: string }[] }) =>
    found.map(({ content }) => Number(content))
  const listed = { tour_id: 'listed' }
  expect(said(await list(ben, listed))).toEqual([11, 10, 8, 7, 5, 4, 2, 1])
  expect(said(await list(ann, { ...listed, page_size: 5, page: 2 }))).toEqual([7, 6, 5, 4, 3])
  expect(await list(ann, { ...listed, page_size: 5, page: 2 })).toMatchObject({
    total: 12,
    page: 2,
    page_size: 5,
  })
  expect(said(await list(ben, { ...listed, speech_id: 'listed-talk' }))).toEqual([10, 8, 4, 2])
  expect(await list(ann, { ...listed, speech_id: 'listed-talk' })).toMatchObject({
    total: 6,
    list: [{ city: '北京', status: 0 }, { status: 1 }, {}, {}, {}, {}],
  })
  expect((await call(gateway, 'commentList', { tour_id: 'unknown' })).code).toBe(400010)
})

test('one comment is written in thirty seconds; the same words within ten minutes are the same comment', async () => {
  const ann = await signIn(gateway)
  const first = await write(ann, '第一条 Good')
  expect(await write(ann, '第二条')).toMatchObject({ status: 429, code: 429001 })
  expect(await write(ann, ' 第一条  ｇｏｏｄ')).toEqual(first)
  // About something else it is another one, which comes too soon.
  expect((await write(ann, '第一条 Good', { speech_id: 'talk' })).code).toBe(429001)
  await age(ann, 31)
  const second = await write(ann, '第二条')
  expect(second).toMatchObject({ code: 1, response: { status: 0 } })
  await decide(first.response.comment_id, 1)
  expect((await write(ann, '第一条 Good')).response).toEqual({ ...first.response, status: 1 })
  await age(ann, 601)
  const again = await write(ann, '第一条 Good')
  expect(again.code).toBe(1)
  expect(again.response.comment_id).not.toBe(first.response.comment_id)
})

test.each([
  ['nothing', '   '],
  ['201 characters', '好'.repeat(201)],
  ['a control character', '好\u0007'],
])('%s is no comment', async (_what, content) => {
  expect((await write(await signIn(gateway), content)).code).toBe(400001)
})

test('what no comment may say is refused, and two hundred characters are taken', async () => {
  const ann = await signIn(gateway)
  expect(await write(ann, '跟着老师稳 赚')).toMatchObject({
    code: 400060,
    msg: '内容包含敏感信息，请修改后提交',
  })
  expect((await write(ann, '好'.repeat(200))).code).toBe(1)
})

test('who was blocked, and what the tour does not have or does not take, is refused', async () => {
  await addTour(gateway, 'later', { from: '1 day' })
  await addTour(gateway, 'closed', { is_open: false })
  await addSpeech(gateway, 'closed', 'elsewhere')
  const ann = await signIn(gateway)
  expect((await write(ann, '好', { tour_id: 'unknown' })).code).toBe(400010)
  expect((await write(ann, '好', { tour_id: 'later' })).code).toBe(400011)
  expect((await write(ann, '好', { tour_id: 'closed' })).code).toBe(400012)
  expect((await write(ann, '好', { speech_id: 'elsewhere' })).code).toBe(404001)
  await run(`INSERT INTO tour_comment_block (uid, reason) VALUES (${ann.uid}, '多次发布广告')`)
  expect((await write(ann, '好')).code).toBe(400014)
})
