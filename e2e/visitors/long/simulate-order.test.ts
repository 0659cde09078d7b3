import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../../testing/browser'
import { clockAhead } from '../../testing/clock-ahead'
import { type OwnDemoGateway, startDemoGateway } from '../../testing/demo-gateway'
import { logIn } from '../../testing/log-in'

/** A player in the contest of a first start that is open for trading. */
const PLAYER = '13800138009'
const SHARE = '609901'
const CHINA_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

let gateway: OwnDemoGateway
let browser: Browser
let database: Client
let ahead = 0

/**
 * The gateway believes that it is ten in the morning in China on the next weekday, and its calendar says that it is a
 * trading day.
 */
beforeAll(async () => {
  const today = Math.floor((Date.now() + CHINA_MS) / DAY_MS) * DAY_MS
  // The exchanges never trade on a Saturday or a Sunday, and no calendar may say that they do.
  const weekday = new Date(today).getUTCDay()
  const daysUntil = weekday === 5 ? 3 : weekday === 6 ? 2 : 1
  const ten = today + daysUntil * DAY_MS + 2 * 3_600_000
  ahead = ten - Date.now()
  gateway = await startDemoGateway({ settings: clockAhead(ahead) })
  database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  await database.query(
    'INSERT INTO trade_calendar (day, is_open) VALUES ($1, true) ON CONFLICT (day) DO UPDATE SET is_open = true',
    [new Date(ten + CHINA_MS).toISOString().slice(0, 10)],
  )
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await database?.end()
  await gateway?.stop()
})

/** Stores a quote for the current moment by the gateway’s clock, at a price in yuan. */
async function quote(yuan: number): Promise<void> {
  const last = Math.round(yuan * 10_000)
  await database.query(
    `UPDATE quote SET last = $2, open = $2, bid1 = $2, ask1 = $2, prev_close = $3, limit_up = NULL, limit_down = NULL,
       volume = volume + 1000000, quoted_at = $4, is_simulated = true WHERE code = $1`,
    [SHARE, last, 400_000, new Date(Date.now() + ahead)],
  )
}

const sheet = (page: Page) => page.locator('dialog[open]')
const count = (page: Page) => page.getByLabel('数量', { exact: true })
const price = (page: Page) => page.getByLabel('价格（元）', { exact: true })
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).tap()
const says = (page: Page, text: string | RegExp) => sheet(page).getByText(text).first().waitFor()

async function choose(page: Page): Promise<void> {
  await page.getByLabel('证券', { exact: true }).fill(SHARE)
  await says(page, /^可买 [\d,]+ 股$/)
}

/** Confirms what the form contains, and opens the list of orders. */
async function give(page: Page): Promise<void> {
  await sheet(page).locator('[type=submit]').tap()
  await press(page, '确认买入')
  await press(page, '查看委托')
}

test('a player sees what an order costs, gives it, sees it filled by a quote, and takes another one back', async () => {
  await quote(40)
  const { page, context, complaints } = await openTab(browser, PHONE)
  await logIn(context, gateway, { handset: PLAYER, origin: gateway.origin })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${gateway.origin}/h5-page/simulateTrading/detail`)
  await page.getByRole('button', { name: '买入', exact: true }).waitFor()
  expect(scripts.filter((url) => url.includes('sim-order'))).toEqual([])
  await page.getByRole('button', { name: '买入', exact: true }).tap()

  await choose(page)
  await says(page, '模拟行情')
  expect(await price(page).inputValue()).toBe('40.00')
  await price(page).fill('39.50')
  await count(page).fill('200')
  await says(page, '7,900.00 元')
  await says(page, '佣金 5.00 · 过户费 0.08')
  await says(page, '7,905.08 元')
  await give(page)
  await says(page, '未成交')

  await quote(39.5)
  await says(page, '已成交')
  await says(page, '成交 200 · 均价 39.50 · 费用 5.08 元')

  await press(page, '买入')
  await price(page).fill('39.00')
  await count(page).fill('100')
  await give(page)
  await press(page, '撤单：江岸酒业')
  await press(page, '确定撤单')
  await says(page, '已撤单')
  expect(complaints).toEqual([])
  await context.close()
})
