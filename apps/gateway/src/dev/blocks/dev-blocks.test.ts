import { examples } from '@yingzao/blocks/examples'
import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, startTestGateway, type TestGateway } from '../../modules/testing/start-test-gateway'
import { loadSite } from '../../start/load-site'

let gateway: TestGateway

beforeAll(async () => {
  const site = await loadSite({ company: COMPANY, hostSettings: {}, env: 'test' })
  gateway = await startTestGateway({ site })
}, 60_000)
afterAll(() => gateway[Symbol.asyncDispose]())

const get = (url: string) => gateway.app.inject({ url })

describe('the gallery of blocks', () => {
  test('shows every example of every block in a frame, or says that it draws nothing', async () => {
    const { statusCode, payload } = await get('/dev/blocks')
    expect(statusCode).toBe(200)
    for (const [name, own] of Object.entries(examples)) {
      for (const [index, { draws }] of own.entries()) {
        const frame = `src="/dev/blocks/${name}/${index + 1}/page`
        expect(payload.includes(frame), frame).toBe(draws === undefined)
      }
    }
  })

  test('draws an example as a visitor gets it, with the sizes of its pictures', async () => {
    const { statusCode, payload, headers } = await get('/dev/blocks/logo/1/page')
    expect(statusCode).toBe(200)
    expect(payload).toContain('data-block="logo" data-id="example-1"')
    expect(payload).toMatch(/\/assets\/\w+[^>]* width="\d+" height="\d+"/)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(payload).not.toContain('yz-test')
  })

  test('draws all examples of a block in one page', async () => {
    const { payload } = await get('/dev/blocks/countdown/page')
    for (const index of examples.countdown?.keys() ?? []) {
      expect(payload).toContain(`data-block="countdown" data-id="example-${index + 1}"`)
    }
  })

  test('gives a popup something to open it with', async () => {
    const { payload } = await get('/dev/blocks/popup/1/page')
    expect(payload).toContain('data-pop="example-1"')
  })

  test('hands width, text and clock on to its frames', async () => {
    const { payload } = await get('/dev/blocks/countdown?width=320&text=large&at=2026-11-21T08:00')
    expect(payload).toContain('<iframe loading="lazy" width="320"')
    expect(payload).toContain('/dev/blocks/countdown/1/page?text=large&#38;at=2026-11-21T08%3A00')
  })

  test('hands a place that is simulated on to its frames, and lists what they tell', async () => {
    const { payload } = await get('/dev/blocks/button?place=app&version=6.42.99&login=1')
    expect(payload).toContain(
      '/dev/blocks/button/1/page?text=normal&#38;place=app&#38;version=6.42.99&#38;login=1',
    )
    expect(payload).toContain('模拟记录')
    expect((await get('/dev/blocks/button')).payload).not.toContain('模拟记录')
    const refused = await get('/dev/blocks/button?place=tv')
    expect([refused.statusCode, refused.payload]).toEqual([
      400,
      '环境 place 只能是 app、mp、wx、mb、pc，留空则不模拟。',
    ])
  })

  test('stops the clock of a page, and changes nothing else of it', async () => {
    const [running, stopped] = await Promise.all(
      ['', '?at=2026-11-21T08:00'].map(
        async (query) => (await get(`/dev/blocks/countdown/1/page${query}`)).payload,
      ),
    )
    const script = `<script src="/dev/blocks/example-state.js" data-state="{&#34;now&#34;:${Date.UTC(2026, 10, 21)}}"></script>`
    expect(stopped).toContain(`${script}</head>`)
    expect(stopped?.replace(script, '')).toBe(running)
  })

  test('lets the gateway say what an example wants it to say', async () => {
    const [, state = ''] = /data-state="([^"]*)"/.exec((await get('/dev/blocks/number/page')).payload) ?? []
    const { answers } = JSON.parse(state.replaceAll('&#34;', '"').replaceAll('&#38;', '&'))
    const { path } = operations.activityVacancyDetail
    expect(answers).toContainEqual(
      expect.objectContaining({
        path,
        to: expect.anything(),
        reply: expect.objectContaining({ code: 1, msg: 'success' }),
      }),
    )
    expect(answers).toContainEqual({ path })
  })

  test.each([
    ['width=wide', '宽度 width 应为'],
    ['width=12', '宽度 width 应为'],
    ['text=huge', '字号 text 只能是'],
    ['at=tomorrow', '时间 at 应为北京时间'],
    ['at=2026-13-40T08:00', '时间 at 应为北京时间'],
    ['text=large&text=normal', '字号 text 只能是'],
  ])('says what is wrong with %s', async (query, words) => {
    for (const path of ['/dev/blocks', '/dev/blocks/button/1/page']) {
      const { statusCode, payload } = await get(`${path}?${query}`)
      expect([statusCode, payload.startsWith(words)], payload).toEqual([400, true])
    }
  })

  test.each([
    '/dev/blocks/nothing',
    '/dev/blocks/constructor/page',
    '/dev/blocks/button/0',
    '/dev/blocks/button/999/page',
  ])('knows no %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('is not there in production: an address like any other that does not exist', async () => {
    await using production = await startTestGateway({ config: { env: 'production' } })
    for (const url of ['/dev/blocks', '/dev/blocks/gallery.js', '/dev/blocks/button/1/page']) {
      const nowhere = await production.app.inject({ url: '/nowhere' })
      const reply = await production.app.inject({ url })
      expect([reply.statusCode, reply.payload], url).toEqual([404, nowhere.payload])
    }
  })
})
