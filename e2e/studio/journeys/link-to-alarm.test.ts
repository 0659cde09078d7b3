import { databaseQueue, openDatabase } from '@yingzao/gateway/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveLead, newVisitor } from '../../leads/lead-site'
import { openBrowser, openTab, PHONE, type Tab } from '../../testing/browser'
import { button, heading, order, payBy, sayDone } from '../../testing/buying'
import { type DemoGateway, sharedDemoGateway } from '../../testing/demo-gateway'
import { logIn } from '../../testing/log-in'
import { passGate } from '../../testing/pass-gate'
import { takeDesk } from '../studio-desk'
import { faultsOf, heading as screen } from '../studio-site'

const JOURNEY_MS = 300_000

/** A page that collects leads and sells a product of the demo's data. */
const CAMPAIGN = {
  code: 'spring-campaign',
  title: '春季课程推广',
  page_schema: [
    { name: 'text', value: { html: '<p>留下联系方式，领取春季学习资料</p>' } },
    {
      name: 'leadForm',
      id: 'form',
      value: {
        version_id: 276,
        cps_id: 'etf-h5',
        title: '领取学习资料',
        button: '立即领取',
        consent: '我已阅读并同意《隐私政策》《用户服务协议》',
        marketing: '同意接收电话和短信形式的服务信息（可不勾选）',
        after: { downloadUrl: '/h5-page/h5/terms', phone: '' },
      },
    },
    { name: 'payButton', value: { mark: 'dbzs', text: '立即购买', price: '1980.00' } },
    { name: 'footer', value: { show: true, show3: true, fxts: true } },
  ],
}
const PRODUCT = 1191
const LINK = '公众号首条推文'

let gateway: DemoGateway
let origin: string
let browser: Browser
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  gateway = sharedDemoGateway()
  // Suppliers return visitors to that host.
  origin = gateway.origin.replace('127.0.0.1', 'localhost')
  browser = await openBrowser()
  db = openDatabase({ url: gateway.databaseUrl, max: 2, applicationName: 'yingzao e2e' })
  await gateway.importPages(CAMPAIGN)
})
afterAll(async () => {
  await db?.close()
  await browser?.close()
})

const rows = async (statement: string, values: unknown[] = []) =>
  (await db.pool.query(statement, values)).rows

/** Enqueues the jobs that otherwise run every five minutes until a query finds their result. */
async function untilFound(found: string): Promise<void> {
  await expect
    .poll(
      async () => {
        // A check made within these ten minutes is made again.
        await rows('DELETE FROM alarm_look')
        await db.orm.transaction((tx) => databaseQueue.enqueue(tx, 'roll-up-reports', {}))
        await db.orm.transaction((tx) => databaseQueue.enqueue(tx, 'look-for-alarms', {}))
        return (await rows(found, [CAMPAIGN.code])).length
      },
      { timeout: 90_000, interval: 2_000 },
    )
    .toBeGreaterThan(0)
}

/** Creates a link to the page in 渠道, and returns the path of the short address. */
async function makeLink(page: Page): Promise<string> {
  await page.goto(`${gateway.origin}/studio/channels`)
  await button(page, '新建渠道链接').click()
  const form = page.getByRole('dialog', { name: '新建渠道链接' })
  await form.getByLabel('名称', { exact: true }).fill(LINK)
  await form.getByRole('combobox', { name: '活动', exact: true }).fill('春季')
  const target = form.getByRole('combobox', { name: '页面', exact: true })
  await target.click()
  await target.fill(CAMPAIGN.code)
  await page.locator('.ant-select-item-option').filter({ hasText: CAMPAIGN.code }).click()
  await form.getByLabel('来源 utm_source').fill('wechat')
  await form.getByRole('button', { name: '保存' }).click()
  const address = await page.getByRole('link', { name: '试一试' }).getAttribute('href')
  return new URL(address ?? '').pathname
}

const hasSeen = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name, value }) => name === 'yz_page' && value.includes(CAMPAIGN.code))

/** Comes through the link on a phone, leaves a lead, logs in, orders and pays. */
async function visitAndBuy(short: string): Promise<Tab> {
  const tab = await openTab(browser, { ...PHONE, baseURL: origin })
  const { page, context } = tab
  await page.goto(short)
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('wechat')
  await expect.poll(() => hasSeen(context)).toBe(true)
  const visitor = newVisitor()
  await leaveLead(page, gateway, visitor)
  const { handset } = visitor
  // Skips the minute in which nobody gets another code.
  await rows(`UPDATE sms_phone SET sent_at = sent_at - interval '1 minute'`)
  await logIn(context, gateway, { handset, origin })
  await passGate(gateway, { handset, product_id: PRODUCT })
  await page.reload()
  await order(page)
  await payBy(page, '微信支付')
  await button(page, '付款').click()
  await sayDone(page)
  await heading(page, '支付成功').waitFor()
  return tab
}

/** On earlier days six of ten forms were stored; in the last hour it was one in twenty. */
async function letSubmitsFall(): Promise<void> {
  await rows(
    `INSERT INTO event_hour (hour, page_code, name, count)
     SELECT date_trunc('hour', now(), 'UTC') - n * interval '1 hour', $1, name, count
     FROM generate_series(72, 168) AS n CROSS JOIN (VALUES ('lead_start', 20), ('lead_ok', 12)) AS e (name, count)`,
    [CAMPAIGN.code],
  )
  await rows(
    `INSERT INTO page_event (session_id, view_seq, seq, name, page_code, block_id, block, occurred_at, created_at)
     SELECT 'falls-' || n, 1, seq, name, $1, 'form', 'leadForm', at, at
     FROM generate_series(1, 60) AS n CROSS JOIN (VALUES (1, 'lead_start'), (2, 'lead_ok')) AS e (seq, name)
     CROSS JOIN (SELECT now() - interval '1 hour' AS at) AS moment
     WHERE name = 'lead_start' OR n % 20 = 0`,
    [CAMPAIGN.code],
  )
}

test(
  'who comes by a link, leaves a lead and pays is seen in the reports; once fewer submit, the Studio shows an alarm',
  async () => {
    const colleague = { name: '林悦', login: 'linyue', password: 'five patient rivers', role: 'editor' }
    const desk = await takeDesk(browser, gateway, colleague)
    const { page } = desk
    const short = await makeLink(page)

    const visit = await visitAndBuy(short)
    expect(visit.complaints).toEqual([])
    await visit.context.close()
    await untilFound(`SELECT FROM conversion_day WHERE page_code = $1 AND kind = 'payment'`)

    await page.goto(`${gateway.origin}/studio/reports/channels?code=${CAMPAIGN.code}`)
    await screen(page, '渠道数据').waitFor()
    await page.getByRole('row').filter({ hasText: LINK }).waitFor()
    await page.goto(`${gateway.origin}/studio/reports/funnel?code=${CAMPAIGN.code}&steps=lead,order,payment`)
    await screen(page, '转化漏斗').waitFor()
    const figures = page.locator('.rp-funnel-figures b')
    await expect.poll(() => figures.allInnerTexts()).toEqual(['1', '1', '1', '1'])

    await letSubmitsFall()
    await untilFound(
      `SELECT FROM alarm WHERE page_code = $1 AND kind = 'conversion_drop' AND ended_at IS NULL`,
    )
    await page.goto(`${gateway.origin}/studio/alarms`)
    const alarm = page.getByRole('row').filter({ hasText: CAMPAIGN.title }).filter({ hasText: '提交率下降' })
    await alarm.getByText('待处理').waitFor()
    await alarm.getByText('提交率下降').click()
    await page.getByRole('button', { name: '标记为已看到' }).click()
    await alarm.getByText('已有人看').waitFor()
    expect(faultsOf(desk)).toEqual([])
  },
  JOURNEY_MS,
)
