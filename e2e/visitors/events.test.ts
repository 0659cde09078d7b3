import { Client } from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'

let gateway: DemoGateway
let browser: Browser
let database: Client

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  await gateway.importPages({
    code: 'counted',
    title: '会被统计的页面',
    page_schema: [
      { name: 'text', id: 'top', value: { html: '<p>第一屏</p>' } },
      {
        name: 'button',
        id: 'terms',
        value: { text: '活动规则', action: { type: 3, popupId: 'rules' } },
      },
      { name: 'popup', id: 'rules', value: { title: '规则' }, children: [] },
      { name: 'empty', id: 'far', value: { height: 1000 } },
      { name: 'empty', id: 'further', value: { height: 1000 } },
      { name: 'text', id: 'bottom', value: { html: '<p>最后一屏</p>' } },
    ],
  })
})
afterAll(async () => {
  await database?.end()
  await browser?.close()
})

async function stored(): Promise<string[]> {
  const { rows } = await database.query(
    `SELECT page_code, page_version, container, name, block, block_id FROM page_event
    WHERE page_code = 'counted' ORDER BY view_seq, seq`,
  )
  return rows.map((row) => Object.values(row).join(' '))
}

test('what was seen and tapped on a page is in the database, a tap before any chunk had come too', async () => {
  const { page, context, complaints } = await openTab(browser, PHONE)
  // None of this needs more than what is in the page itself.
  await page.route('**/packages/h5-page/dist/**', (route) => route.abort())
  await page.goto(`${gateway.origin}/h5-page/h5/counted`)
  await page.getByRole('button', { name: '活动规则' }).click()
  await page.getByRole('button', { name: '关闭' }).click()
  await page.goto('about:blank')
  const lines = await vi.waitFor(
    async () => {
      const found = await stored()
      expect(found.join()).toContain('click')
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(lines).toContain('counted 1 mb expose text top')
  expect(lines).toContain('counted 1 mb click button terms')
  expect(lines.join()).not.toContain('bottom')
  expect(complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  await context.close()
})

test('a preview tells nothing', async () => {
  const before = await stored()
  const { page, context } = await openTab(browser, PHONE)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/collect/')) told.push(request.url())
  })
  await page.goto(`${gateway.origin}/h5-page/h5/counted?isPreview=1`)
  await page.getByRole('button', { name: '活动规则' }).click()
  await page.goto('about:blank')
  expect([told, await stored()]).toEqual([[], before])
  await context.close()
})
