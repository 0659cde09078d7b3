import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tools/lib/free-port.mjs'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type OwnDemoGateway, startDemoGateway } from '../testing/demo-gateway'
import { logInByCode, newHandset } from './passport-site'

/** Serves the pages, which call the other. */
let pages: OwnDemoGateway
/** Answers calls from pages opened at the address of `pages`, and from no other site. */
let calls: OwnDemoGateway
let browser: Browser
beforeAll(async () => {
  const [one, other] = [await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  ;[pages, calls, browser] = await Promise.all([
    startDemoGateway({ port: one, settings: { GATEWAY_ORIGIN: at(other) } }),
    startDemoGateway({ port: other, settings: { ALLOWED_ORIGINS: at(one) } }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await browser?.close()
  await pages?.stop()
  await calls?.stop()
})

/** How many visitors a gateway has on record. */
async function visitorsOf({ databaseUrl }: OwnDemoGateway): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query('SELECT FROM softuser')
  await client.end()
  return rowCount ?? 0
}

/** The origins that a page has called, reports of views aside. */
function callsOf(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (/^\/(oabase|imchat|n8sf)\//.test(pathname) && !pathname.includes('/collect/')) origins.add(origin)
  })
  return origins
}

const JOIN = '/h5-page/h5/group-join'

test('pages call the other gateway alone: a tap, the login it asks for, and what follows', async () => {
  const { page, context, complaints } = await openTab(browser, PHONE)
  const asked = callsOf(page)
  const before = { pages: await visitorsOf(pages), calls: await visitorsOf(calls) }
  await page.goto(pages.origin + JOIN)
  await page.getByRole('button', { name: '加入私享群' }).tap()
  await page.waitForURL('**/passport/m/login?**')
  await logInByCode(page, calls, newHandset())
  await page.waitForURL(pages.origin + JOIN)
  await page.getByText('您已成功加入私享群，请前往【社群】享受服务').waitFor()
  expect([...asked]).toEqual([calls.origin])
  expect(await visitorsOf(pages)).toBe(before.pages)
  expect(await visitorsOf(calls)).toBe(before.calls + 1)
  expect(complaints).toEqual([])
  await context.close()
})

test('opened by an address that is not on the other gateway’s list, a page gets no answer from it', async () => {
  const { page, context, complaints } = await openTab(browser, PHONE)
  const before = await visitorsOf(calls)
  await page.goto(`${pages.origin.replace('127.0.0.1', 'localhost')}/passport/m/login`)
  await page.getByLabel('手机号', { exact: false }).first().fill(newHandset())
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('网络异常，请稍后重试').first().waitFor()
  expect(complaints.join()).toContain('Access-Control-Allow-Origin')
  expect(await visitorsOf(calls)).toBe(before)
  await context.close()
})
