import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { DESKTOP, openTab, type Tab } from '../../testing/browser'
import { openEditor, rename, saveState } from '../edited-page'
import {
  ADMINISTRATOR,
  faultsOf,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  signIn,
} from '../studio-site'

/** A page of the demo, with pictures and with figures from the gateway. */
const CODE = 'etf-course'

/** Two names of this machine, which browsers resolve by themselves. */
let pages: string
let studio: string
let site: StudioSite
let studioTab: Tab
let page: Page

beforeAll(async () => {
  const port = await freePort()
  pages = `http://localhost:${port}`
  studio = `http://studio.localhost:${port}`
  // Not production, as there is no certificate here.
  const settings = { APP_ENV: 'development', PUBLIC_ORIGIN: pages, STUDIO_ORIGIN: studio }
  site = await openStudioSite(settings, { port, studio })
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
  // The gateway loads the demo pages first.
}, 240_000)
afterAll(() => site?.[Symbol.asyncDispose]())

const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 30_000 })

/**
 * Fetches an address with the host that browsers would send, as other programs cannot resolve their names for this
 * machine.
 */
async function get(origin: string, path: string) {
  const { host, port } = new URL(origin)
  return studioTab.context.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } })
}

test('a member signs in on it, and elsewhere the Studio is not there', async () => {
  expect(new URL(page.url()).origin).toBe(studio)
  await page.getByRole('button', { name: ADMINISTRATOR.name }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await heading(page, '登录').waitFor()
  await signIn(page, ADMINISTRATOR)
  await heading(page, '首页').waitFor()
  const found: Record<string, number> = {}
  for (const origin of [studio, pages])
    for (const path of ['/studio/', '/studio-api/session', `/h5-page/h5/${CODE}`])
      found[origin + path] = (await get(origin, path)).status()
  expect(found).toEqual({
    [`${studio}/studio/`]: 200,
    [`${studio}/studio-api/session`]: 200,
    [`${studio}/h5-page/h5/${CODE}`]: 404,
    [`${pages}/studio/`]: 404,
    [`${pages}/studio-api/session`]: 404,
    [`${pages}/h5-page/h5/${CODE}`]: 200,
  })
})

test('a picture is uploaded, and shown in the library', async () => {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2257b8' } })
    .jpeg()
    .toBuffer()
  await page.goto(`${studio}/studio/assets`)
  await page
    .getByLabel('上传文件')
    .last()
    .setInputFiles({ name: '自己的.jpg', mimeType: 'image/jpeg', buffer })
  const tile = page.locator('.st-tile').and(page.getByLabel('查看 自己的.jpg', { exact: true }))
  await tile.waitFor()
  await soon(() =>
    tile.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
  ).toBe(true)
})

test('the editor draws the page with its pictures and with numbers of the gateway', async () => {
  const called = page.waitForResponse((reply) => reply.url().includes('/activity-virtual-user/detail'))
  await openEditor(page, studio, CODE)
  const reply = await called
  expect([new URL(reply.url()).origin, (await reply.json()).code]).toEqual([pages, 1])
  const pictures = page.frameLocator('iframe').first().locator('main img')
  await soon(() =>
    pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
})

test('a preview is framed from the pages, and tells what a tap does', async () => {
  await page.goto(`${studio}/studio/pages/group-join/preview`)
  const frame = page.locator('iframe[title="App中的页面"]')
  await soon(async () => new URL((await frame.getAttribute('src')) ?? '', studio).origin).toBe(pages)
  await frame.contentFrame().getByRole('button', { name: '加入私享群' }).first().click()
  const journal = page.getByRole('region', { name: '发生了什么' }).getByRole('listitem')
  await journal.filter({ hasText: '加入私享群' }).first().waitFor()
})

test('what is published is found on the origin of the pages, and framed by them alone', async () => {
  await openEditor(page, studio, CODE)
  await rename(page, '从单独的域名发布')
  await saveState(page, '已保存')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^发布/ }).last().click()
  await page.getByText(/^已发布第 \d 版$/).waitFor()
  const published = await get(pages, `/h5-page/h5/${CODE}`)
  expect(await published.text()).toContain('<title>从单独的域名发布</title>')
  expect(published.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'$/)
})

test('versions are shown without their scripts, and can be measured', async () => {
  await page.goto(`${studio}/studio/pages/${CODE}/versions`)
  await page.getByText('外观', { exact: true }).click()
  const look = page.locator('iframe.vs-phone').first()
  await look.waitFor()
  const address = (await look.getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/studio\/looks\/etf-course\?/)
  // Its height is only known to those who may look inside.
  await soon(() => look.evaluate((frame: HTMLIFrameElement) => frame.offsetHeight)).toBeGreaterThan(1_000)
  const alone = await openTab(site.browser, DESKTOP)
  const reply = await alone.page.goto(studio + address)
  expect(reply?.headers()['content-security-policy']).toContain('sandbox allow-same-origin')
  expect(await alone.page.locator('script').count()).toBe(0)
  expect(alone.complaints).toEqual([])
  await alone.context.close()
})

test('nothing was complained of on the way', () => {
  expect(faultsOf(studioTab)).toEqual([])
})
