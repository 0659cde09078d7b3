import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveModules } from '../modules'
import { pageText } from '../modules/testing/documents'
import { startTestGateway, startTwin, type TestGateway } from '../modules/testing/start-test-gateway'
import { createServer } from './create-server'

const STUDIO = 'studio.example.com'
const PAGES = 'h5.example.com'

interface Route {
  method: string
  url: string
}

let gateway: TestGateway
/** The router's own list, so that no route that comes later can be forgotten. */
const routes: Route[] = []
beforeAll(async () => {
  gateway = await startTestGateway({ config: { studioOrigin: `https://${STUDIO}:8443` } })
  await gateway.publish(pageText({ code: 'sale' }))
  const app = await createServer(gateway.ctx)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  await serveModules(app, gateway.ctx)
  await app.close()
})
afterAll(() => gateway?.[Symbol.asyncDispose]())

/** Whether something is there: the only 404 replies are those of the frame, and of pages that stand in. */
async function isThere({ method, url }: Route, host: string, { app }: Pick<TestGateway, 'app'> = gateway) {
  const address = url.replace(':code', 'sale').replace(/:\w+/g, 'x').replace('*', 'x')
  const reply = await app.inject({ method: method as 'GET', url: address, headers: { host } })
  const isRefused = reply.statusCode === 404 && (method === 'HEAD' || ABSENT.includes(reply.body))
  return !isRefused
}

const ABSENT = ['内容不存在', JSON.stringify({ code: 404001, msg: '内容不存在', response: null })]
const isOfStudio = ({ url }: Route) => /^\/studio(-api)?(\/|$)/.test(url)
const isOfBoth = ({ url }: Route) => url === '/assets/:name' || url === '/media/:token/:folder/:name'

describe('with a host of its own', () => {
  test('there are routes of every kind to look at', () => {
    expect(routes.filter(isOfStudio).length).toBeGreaterThan(30)
    expect(routes.filter((route) => !isOfStudio(route)).length).toBeGreaterThan(60)
  })

  test('nothing but the Studio, stored files and films is served there', async () => {
    const found = []
    for (const route of routes) {
      if (!isOfStudio(route) && !isOfBoth(route) && (await isThere(route, STUDIO))) found.push(route)
    }
    expect(found).toEqual([])
  })

  test.each([
    PAGES,
    '203.0.113.7',
    'localhost:8080',
    `${STUDIO}.evil.example`,
    `evil-${STUDIO}`,
    'example.com',
  ])('nothing of it is served on %s', async (host) => {
    const found = []
    for (const route of routes) if (isOfStudio(route) && (await isThere(route, host))) found.push(route)
    expect(found).toEqual([])
  })

  test.each([STUDIO, `${STUDIO}:8443`, `${STUDIO}:443`, STUDIO.toUpperCase()])(
    '%s is its host',
    async (host) => {
      expect(await isThere({ method: 'GET', url: '/studio/' }, host)).toBe(true)
      expect(await isThere({ method: 'GET', url: '/h5-page/h5/sale' }, host)).toBe(false)
    },
  )

  test('each is served on its own', async () => {
    expect(await isThere({ method: 'GET', url: '/studio-api/session' }, STUDIO)).toBe(true)
    expect(await isThere({ method: 'GET', url: '/studio/' }, STUDIO)).toBe(true)
    expect(await isThere({ method: 'GET', url: '/h5-page/h5/sale' }, PAGES)).toBe(true)
  })

  test('a short address leads from the visitors’ host, and is not there on the other', async () => {
    await gateway.database.owner.pool.query(
      `INSERT INTO tracked_link (link_id, code, name, campaign, page_code) VALUES ('one', 'ab3kX9', '海报', '春季', 'sale')`,
    )
    const short = { method: 'GET', url: '/s/ab3kX9' }
    expect(routes).toContainEqual({ method: 'GET', url: '/s/:code' })
    expect([await isThere(short, PAGES), await isThere(short, STUDIO)]).toEqual([true, false])
  })

  test('a host that a stranger only claims in a header is not believed', async () => {
    const headers = { host: PAGES, 'x-forwarded-host': STUDIO }
    const reply = await gateway.app.inject({ url: '/studio/', headers })
    expect(reply.statusCode).toBe(404)
    await using behind = await startTwin(gateway, { config: { trustedProxies: ['127.0.0.1'] } })
    expect((await behind.app.inject({ url: '/studio/', headers })).statusCode).toBe(200)
  })

  // Proves that the tests above can fail.
  test('without one, the Studio is served on every host, and everything beside it', async () => {
    await using together = await startTwin(gateway, { config: { studioOrigin: undefined } })
    for (const host of [STUDIO, PAGES]) {
      expect(await isThere({ method: 'GET', url: '/studio/' }, host, together)).toBe(true)
      expect(await isThere({ method: 'GET', url: '/h5-page/h5/sale' }, host, together)).toBe(true)
    }
  })
})
