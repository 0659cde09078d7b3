import { randomBytes, randomInt } from 'node:crypto'
import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { addFilm } from '../testing/films'
import { addLesson } from '../testing/lessons'
import { type PlayRight, playToken, readPlayToken } from './play-address'

const WHOLE = 'the whole film'
const PLAYLIST = '#EXTM3U\n#EXTINF:60,\n00001.ts\n#EXTINF:60,\n00002.ts\n#EXT-X-ENDLIST'
const PREVIEW = '#EXTM3U\n#EXTINF:60,\n00001.ts\n#EXT-X-ENDLIST'

let gateway: TestGateway
let film: { file_id: string; folder: string }
let hls: { file_id: string; folder: string }
beforeAll(async () => {
  gateway = await startTestGateway()
  film = await addFilm(gateway, { 'film.mp4': WHOLE, 'preview.mp4': 'first' })
  hls = await addFilm(gateway, {
    'film.m3u8': PLAYLIST,
    'preview.m3u8': PREVIEW,
    '00001.ts': 'piece one',
    '00002.ts': 'piece two',
  })
  await addLesson(gateway, 'free', film)
  await addLesson(gateway, 'locked', { ...film, lock_kind: 'login' })
  await addLesson(gateway, 'locked-hls', { ...hls, lock_kind: 'login' })
  await addLesson(gateway, 'bought', { ...film, lock_kind: 'buy', lock_ids: ['7'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

type Headers = Record<string, string>

/** Requests a lesson's address, as a browser does, and keeps the cookie that is set. */
async function ask(name: string, headers: Headers = {}) {
  const reply = await gateway.app.inject({ url: operations.videoPlay.path, query: { name }, headers })
  const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return { ...reply.json().response, cookie: cookie === '' ? (headers.cookie ?? '') : cookie, reply }
}
const get = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.app.inject({ method, url, headers })

const BROWSER = randomBytes(16).toString('base64url')
const cookie = `viewer=${BROWSER}`
const soon = () => Math.floor(Date.now() / 1_000) + 60
const addressOf = (right: Partial<PlayRight> = {}, name = 'film.mp4') => {
  const folder = right.folder ?? film.folder
  const whole = {
    folder,
    kind: 'whole',
    expires: soon(),
    viewer: { browser: BROWSER, uid: 0 },
    ...right,
  } as const
  return `/media/${playToken(gateway.ctx.config, whole)}/${folder}/${name}`
}

describe('an address', () => {
  test('plays for the browser that asked, which a cookie out of reach of scripts tells', async () => {
    const { video, cookie, reply } = await ask('free')
    expect(reply.headers['set-cookie']).toMatch(/^viewer=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect(await get(video, { cookie })).toMatchObject({ statusCode: 200, body: WHOLE })
    expect((await ask('free', { cookie })).reply.headers['set-cookie']).toBeUndefined()
    for (const headers of [{}, { cookie: 'viewer=' }, { cookie: `viewer=${'A'.repeat(22)}` }])
      expect(await get(video, headers as Headers)).toMatchObject({ statusCode: 403, body: 'forbidden' })
  })

  test('plays for the login that asked, and no more without it', async () => {
    const ann = await signIn(gateway)
    const ben = await signIn(gateway)
    const { video, cookie, is_locked } = await ask('locked', ann.headers)
    expect(is_locked).toBe(false)
    const as = (token: string) => get(video, { cookie: `${cookie}; token=${token}` })
    expect((await as(ann.token)).body).toBe(WHOLE)
    expect((await as(ben.token)).statusCode).toBe(403)
    expect((await get(video, { cookie })).statusCode).toBe(403)
    await gateway.app.inject({ method: 'POST', url: operations.logout.path, headers: ann.headers })
    expect((await as(ann.token)).statusCode).toBe(403)
  })

  test('is good for two hours, or half an hour longer than its film', async () => {
    const before = Date.now()
    const { expires_at } = await ask('free')
    expect(expires_at - before).toBeGreaterThan(2 * 3_600_000 - 2_000)
    expect(expires_at - before).toBeLessThan(2 * 3_600_000 + 60_000)
    await gateway.database.owner.pool.query('UPDATE video_file SET duration = 9000 WHERE file_id = $1', [
      film.file_id,
    ])
    expect((await ask('free')).expires_at - before).toBeGreaterThan(10_800_000 - 2_000)
  })

  test('stands whole where the page is of another host', async () => {
    const { video } = await ask('free', { origin: 'https://other.example.com' })
    expect(video).toMatch(/^https:\/\/h5\.example\.com\/media\//)
  })

  test.each([
    '..',
    '%2e%2e',
    '..%2ffilm.mp4',
    'film.exe',
    'film',
    '.mp4',
    'a%00.mp4',
    'film.mp4%2f..',
    'nothing.mp4',
  ])('with %s in the place of the file leads nowhere', async (name) => {
    const reply = await get(addressOf({}, name), { cookie })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('what is locked', () => {
  test.each([
    ['locked', 'preview.mp4', 'film.mp4', 'first'],
    ['locked-hls', 'preview.m3u8', 'film.m3u8', PREVIEW],
  ])('%s shows its preview and nothing else', async (name, preview, entry, body) => {
    const { video, cookie, is_locked, preview_seconds } = await ask(name)
    expect([is_locked, preview_seconds]).toEqual([true, 60])
    expect(video).toMatch(new RegExp(`/${preview.replace('.', '\\.')}$`))
    expect((await get(video, { cookie })).body).toBe(body)
    expect((await get(video.replace(preview, entry), { cookie })).statusCode).toBe(403)
  })

  test('of pieces has those of its preview, as its own playlist says', async () => {
    const { video, cookie } = await ask('locked-hls')
    const piece = (name: string) => get(video.replace('preview.m3u8', name), { cookie })
    expect((await piece('00001.ts')).body).toBe('piece one')
    expect((await piece('00002.ts')).statusCode).toBe(403)
    expect((await piece('00003.ts')).statusCode).toBe(403)
  })

  test('tells no address of the whole to whom it is locked for, by any call', async () => {
    const somebody = await signIn(gateway)
    for (const headers of [{}, somebody.headers] as Headers[]) {
      for (const query of [{}, { name: 'bought' }, { category: 'course' }]) {
        const { body } = await gateway.app.inject({ url: operations.videoList.path, query, headers })
        for (const { is_locked, video } of JSON.parse(body).response.list)
          if (is_locked) expect(video).not.toMatch(/\/film\.|\.whole\./)
      }
      const { reply } = await ask('bought', headers)
      expect(reply.body).not.toMatch(/\/film\.|\.whole\./)
    }
  })
})

describe('a part of a film', () => {
  test.each([
    ['bytes=0-3', 206, 'the ', 'bytes 0-3/14'],
    ['bytes=4-', 206, 'whole film', 'bytes 4-13/14'],
    ['bytes=-4', 206, 'film', 'bytes 10-13/14'],
    ['bytes=0-99', 206, WHOLE, 'bytes 0-13/14'],
    ['bytes=14-', 416, '', 'bytes */14'],
    ['bytes=0-1,3-4', 200, WHOLE, undefined],
    ['lines=0-1', 200, WHOLE, undefined],
  ])('%s', async (range, status, body, told) => {
    const reply = await get(addressOf(), { cookie, range })
    expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([status, body, told])
  })

  test('of another version of it is not given, and what a browser has is not sent again', async () => {
    const { headers } = await get(addressOf(), { cookie }, 'HEAD')
    expect(headers).toMatchObject({
      'content-length': '14',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'private',
    })
    const etag = String(headers.etag)
    const part = { cookie, range: 'bytes=0-3' }
    expect((await get(addressOf(), { ...part, 'if-range': etag })).statusCode).toBe(206)
    expect((await get(addressOf(), { ...part, 'if-range': '"other"' })).body).toBe(WHOLE)
    expect((await get(addressOf(), { cookie, 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(addressOf(), part, 'HEAD')).body).toBe('')
  })
})

describe('of a thousand addresses that somebody made up, changed or took', () => {
  /** One that is valid for another browser, login, folder, file or time, or that is not signed. */
  const wrong: ((n: number) => string)[] = [
    () => addressOf({ expires: Math.floor(Date.now() / 1_000) - 1 - randomInt(100_000) }),
    () => addressOf({ viewer: { browser: randomBytes(16).toString('base64url'), uid: 0 } }),
    () => addressOf({ viewer: { browser: BROWSER, uid: 1 + randomInt(1_000) } }),
    () => addressOf().replace(film.folder, hls.folder).replace('film.mp4', 'film.m3u8'),
    () => addressOf({ kind: 'preview' }),
    () => addressOf({ kind: 'preview' }).replace('.preview.', '.whole.'),
    () => addressOf({ kind: 'preview', folder: hls.folder }, '00002.ts'),
    () => addressOf().replace(/\/media\/\w+\./, `/media/${(soon() + 99_999).toString(36)}.`),
    () => addressOf().replace(/[\w-]{22}(?=\/)/, randomBytes(16).toString('base64url')),
    (n) => changedAt(addressOf(), n),
  ]
  /** With one character of its signature changed. */
  function changedAt(address: string, n: number): string {
    const from = address.indexOf('.whole.') + '.whole.'.length
    // Of the last character of 128 bits only some bits count.
    const place = from + (n % 21)
    const other = address[place] === 'A' ? 'B' : 'A'
    return `${address.slice(0, place)}${other}${address.slice(place + 1)}`
  }
  const made = () => Array.from({ length: 1_000 }, (_, n) => wrong[n % wrong.length]?.(n) ?? '')

  test('none plays', async () => {
    expect((await get(addressOf(), { cookie })).statusCode).toBe(200)
    const answers = new Map<number, number>()
    for (const url of made()) {
      const { statusCode, headers } = await get(url, { cookie })
      expect(headers['cache-control']).toBe('no-store')
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
    }
    expect([...answers]).toEqual([[403, 1_000]])
  })

  test('some would if nobody looked at what belongs to a preview', () => {
    const careless = (token: string, folder: string) =>
      readPlayToken(gateway.ctx.config, token, { folder, viewer: { browser: BROWSER, uid: 0 } }) !== undefined
    const isOpen = (url: string) => {
      const [, , token = '', folder = ''] = url.split('/')
      return careless(token, folder)
    }
    expect(made().filter(isOpen).length).toBeGreaterThan(100)
  })
})
