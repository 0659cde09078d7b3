import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { addFilm } from './testing/films'
import { addLesson } from './testing/lessons'
import { keepProgress } from './video-store'

let gateway: TestGateway
let film: { file_id: string }
beforeAll(async () => {
  gateway = await startTestGateway()
  film = await addFilm(gateway)
  await rows(`INSERT INTO staff (staff_id, name, cert_no) VALUES (1, '王老师', 'S0000000000001')`)
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => rows('DELETE FROM video; DELETE FROM video_category'))

const rows = async (text: string, values?: unknown[]) =>
  (await gateway.database.owner.pool.query(text, values)).rows
const add = (name: string, more: Record<string, unknown> = {}) =>
  addLesson(gateway, name, { ...film, ...more })
const list = async (fields: object, visitor?: SignedIn) =>
  (await call(gateway, 'videoList', fields, visitor)).response
const namesIn = ({ list }: { list: { name: string }[] }) => list.map(({ name }) => name)
const progress = (
  fields: { name: string; at: number; watched?: 0 | 1; noted_at?: number },
  visitor: SignedIn,
) => call(gateway, 'videoProgress', fields, visitor)

describe('a list', () => {
  test('has what is out, in its order, a part at a time, with the categories that have something', async () => {
    await rows(`INSERT INTO video_category VALUES ('slzf', '双龙战法', 1), ('empty', '空', 0)`)
    await add('second', { position: 2 })
    await add('first', { position: 1 })
    await add('before', { category: 'slzf', position: 9 })
    await add('draft', { is_out: false })
    await rows(`UPDATE video_category SET position = 5 WHERE category = 'course'`)
    expect(namesIn(await list({}))).toEqual(['before', 'first', 'second'])
    expect(await list({ category: 'course', page_size: 1, page: 2 })).toMatchObject({
      total: 2,
      page: 2,
      page_size: 1,
      list: [{ name: 'second', content: '', chapters: [], next: null }],
      categories: [
        { category: 'slzf', title: '双龙战法', count: 1 },
        { category: 'course', title: '课程试听', count: 2 },
      ],
    })
    expect((await list({ category: 'nothing' })).total).toBe(0)
  })

  test('of one name has all of it, and what comes next', async () => {
    const chapters = [{ at: 0, title: '开始' }]
    await add('看懂支撑', {
      content: '<p>讲义</p>',
      chapters: JSON.stringify(chapters),
      staff_id: 1,
      position: 1,
    })
    await add('later', { position: 2 })
    const { list: found } = await list({ name: '看懂支撑' })
    expect(found).toMatchObject([
      {
        content: '<p>讲义</p>',
        chapters,
        next: { name: 'later' },
        lecturer: { name: '王老师', no: 'S0000000000001' },
      },
    ])
    expect((await list({ name: 'later' })).list).toMatchObject([
      { next: null, lecturer: { name: '', no: '' } },
    ])
  })

  test('tells what is locked for whom, and where it is unlocked', async () => {
    const ann = await signIn(gateway)
    await add('login', { lock_kind: 'login', lock_url: '/login', position: 1 })
    await add('buy', { lock_kind: 'buy', lock_ids: ['7'], lock_url: '/course', position: 2 })
    await add('rule', { lock_kind: 'rule', lock_ids: ['nobody'], position: 3 })
    const told = ({ list }: { list: { lock: string; lock_url: string }[] }) =>
      list.map(({ lock, lock_url }) => [lock, lock_url])
    expect(told(await list({}))).toEqual([
      ['login', '/login'],
      ['buy', '/course'],
      ['join', ''],
    ])
    expect(told(await list({}, ann))).toEqual([
      ['', ''],
      ['buy', '/course'],
      ['join', ''],
    ])
  })

  test('of what is locked and has no preview has no address at all', async () => {
    const bare = await addFilm(gateway, { 'film.mp4': 'whole' })
    await addLesson(gateway, 'bare', { ...bare, lock_kind: 'login' })
    expect((await list({})).list).toMatchObject([{ video: '', preview_seconds: 0, is_locked: true }])
  })
})

test('nobody finds what is not out, or unknown, by any call', async () => {
  const ann = await signIn(gateway)
  await add('draft', { is_out: false })
  for (const name of ['draft', 'unknown']) {
    expect((await call(gateway, 'videoList', { name })).code).toBe(404001)
    expect((await call(gateway, 'videoPlay', { name })).code).toBe(404001)
    expect((await progress({ name, at: 1 }, ann)).code).toBe(404001)
  }
})

describe('where somebody stopped', () => {
  test('is theirs, and shown to nobody else', async () => {
    const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
    await add('lesson')
    expect((await progress({ name: 'lesson', at: 42 }, ann)).response).toEqual({
      progress: 42,
      is_watched: false,
    })
    const shown = async (visitor?: SignedIn) => (await list({}, visitor)).list[0].progress
    expect([await shown(ann), await shown(ben), await shown()]).toEqual([42, 0, 0])
  })

  test('is not undone by an older report, nor that it was seen', async () => {
    const ann = await signIn(gateway)
    await add('lesson')
    const now = Date.now()
    await progress({ name: 'lesson', at: 50, noted_at: now - 5_000, watched: 1 }, ann)
    const late = await progress({ name: 'lesson', at: 10, noted_at: now - 60_000, watched: 0 }, ann)
    expect(late.response).toEqual({ progress: 50, is_watched: true })
    expect((await progress({ name: 'lesson', at: 20, noted_at: now - 1_000 }, ann)).response).toEqual({
      progress: 20,
      is_watched: true,
    })
  })

  test('noted by a clock that is ahead does not silence what comes later', async () => {
    const ann = await signIn(gateway)
    await add('lesson')
    await progress({ name: 'lesson', at: 10, noted_at: Number.MAX_SAFE_INTEGER }, ann)
    expect((await progress({ name: 'lesson', at: 20 }, ann)).response.progress).toBe(20)
  })

  test('is the newest of many reports at once, in whatever order they come', async () => {
    const { uid } = await signIn(gateway)
    const video_id = await add('lesson')
    const now = Date.now()
    const ages = [7, 2, 9, 1, 5, 3, 8, 4, 6, 0]
    await Promise.all(
      ages.map((age) =>
        keepProgress(gateway.ctx.db.orm, {
          uid,
          video_id,
          at: 100 - age,
          watched: age === 9,
          noted_at: new Date(now - age * 1_000),
        }),
      ),
    )
    const [kept] = await rows('SELECT at, watched_at FROM video_progress WHERE uid = $1', [uid])
    expect(kept).toMatchObject({ at: 100, watched_at: expect.any(Date) })
  })
})

test('a lesson is counted once a day for each login and each browser', async () => {
  const ann = await signIn(gateway)
  const video_id = await add('lesson')
  for (let at = 1; at < 4; at += 1) await progress({ name: 'lesson', at }, ann)
  await call(gateway, 'videoPlay', { name: 'lesson' }, ann)
  const browser = { headers: { cookie: `viewer=${'b'.repeat(22)}` } }
  for (let times = 0; times < 3; times += 1) await call(gateway, 'videoPlay', { name: 'lesson' }, browser)
  expect(await rows('SELECT views FROM video_view WHERE video_id = $1', [video_id])).toEqual([{ views: 2 }])
})
