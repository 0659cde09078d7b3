import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import { openBrowser, openTab, PHONE, type Tab } from '../../testing/browser'
import { type OwnDemoGateway, startDemoGateway } from '../../testing/demo-gateway'
import { takeDesk } from '../studio-desk'
import { faultsOf, heading } from '../studio-site'

const OPERATOR = { name: '林小雨', login: 'lin', password: 'paper boats at noon', role: 'operator' }
const APPROVER = { name: '周正', login: 'zhou', password: 'nine slow rivers east', role: 'approver' }
const SOURCE = '江城数据'
/** Its amounts are in 万元, which only the title says, and one of its columns has a name that nobody else uses. */
const FILE = `证券代码,证券名称,主力净额（万元）,上榜原因
000001,江城样例,1234.5,日涨幅偏离值达到7%的前五只证券
600001,湖滨样例,-20,日换手率达到20%的前五只证券
`

let gateway: OwnDemoGateway
let browser: Browser
let operator: Tab
let approver: Tab

beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startDemoGateway(), openBrowser()])
  operator = await takeDesk(browser, gateway, OPERATOR)
  approver = await takeDesk(browser, gateway, APPROVER)
})
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

/** Checks the file, maps its columns, and submits it. Returns its number. */
async function bring(page: Page): Promise<string> {
  await page.goto(`${gateway.origin}/studio/feeds`)
  await page.getByRole('button', { name: '导入 龙虎榜' }).click()
  const dialog = page.getByRole('dialog', { name: '导入数据' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '龙虎榜.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await dialog.getByLabel('来源', { exact: true }).fill(SOURCE)
  await dialog.getByRole('button', { name: '检查文件' }).click()
  await dialog.getByText('缺少这些列：净买入额').waitFor()
  await dialog.getByLabel('净买入额 文件的列').fill('主力净额')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '重新检查' }).click()
  await dialog.getByText('2 行全部可以采用').waitFor()
  await dialog.getByText('净买入额按万元').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await page.waitForURL('**/studio/feeds?batch=*')
  await page.getByText('已提交审核。要由审批、合规或管理员中的另一位同事通过').waitFor()
  return new URL(page.url()).searchParams.get('batch') ?? ''
}

async function goBack(page: Page, choice: RegExp): Promise<void> {
  await page.getByRole('button', { name: '退回一步' }).click()
  const dialog = page.getByRole('dialog', { name: '访客改看什么？' })
  await dialog.getByRole('radio', { name: choice }).check()
  await dialog.getByLabel('原因', { exact: true }).fill('数据有误')
  await dialog.getByRole('button', { name: '确定退回' }).click()
  await page.getByText('已退回，访客现在看不到这一批').waitFor()
}

test('a file goes from one member by another to a phone, and back by one step', async () => {
  const { page } = approver
  await page.goto(`${gateway.origin}/studio/feeds`)
  await heading(page, '数据栏目').waitFor()
  const days = await newestDays()
  const phone = await openTab(browser, PHONE)
  const feed = phone.page.locator('[data-block=wFeed]')
  const visit = async () => {
    await phone.page.goto(`${gateway.origin}/h5-page/lhtj`)
    await feed.scrollIntoViewIfNeeded()
  }
  await visit()
  await feed.getByText(days[0], { exact: false }).first().waitFor()
  await feed.getByText('模拟数据').first().waitFor()

  const batch = await bring(operator.page)
  await visit()
  expect(await feed.getByText('江城样例').count()).toBe(0)

  await page.goto(`${gateway.origin}/studio/feeds?batch=${batch}`)
  await page.getByText(`${OPERATOR.name}`).first().waitFor()
  await page.getByRole('button', { name: /^通\s*过$/ }).click()
  await page.getByText(`通过后访客立即看到 ${days[0]} 的 2 行数据，来源“${SOURCE}”。`).waitFor()
  await page.getByRole('button', { name: '通过并上线' }).click()
  await page.getByText('已通过，访客现在看到的就是这一批').waitFor()
  await visit()
  await feed.getByText('江城样例').first().waitFor()
  await feed.getByText(SOURCE, { exact: false }).first().waitFor()
  await feed.getByText(days[0], { exact: false }).first().waitFor()

  await goBack(page, /^不再展示/)
  await visit()
  await feed.getByText(days[1], { exact: false }).first().waitFor()
  expect(await feed.getByText('江城样例').count()).toBe(0)
  expect(await feed.getByText(SOURCE, { exact: false }).count()).toBe(0)
  for (const tab of [operator, approver, phone]) expect(faultsOf(tab)).toEqual([])
  await phone.context.close()
})

/** The last two days for which something is published. */
async function newestDays(): Promise<[string, string]> {
  const reply = await fetch(`${gateway.origin}/n8sf/api/content/v1/feed/list?kind=lhb`)
  const { response } = (await reply.json()) as { response: { days: string[] } }
  const [first = '', second = ''] = response.days
  return [first, second]
}
