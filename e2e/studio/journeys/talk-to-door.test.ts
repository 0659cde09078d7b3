import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { newHandset } from '../../passport/passport-site'
import { accessibilityFaults } from '../../testing/accessibility'
import { openBrowser, openTab, PHONE, type Tab } from '../../testing/browser'
import { type OwnDemoGateway, startDemoGateway } from '../../testing/demo-gateway'
import { logIn } from '../../testing/log-in'
import { takeDesk } from '../studio-desk'
import { faultsOf, heading } from '../studio-site'

const OPERATOR = { name: '林小雨', login: 'lin', password: 'paper boats at noon', role: 'operator' }
const TITLE = '从年报看现金流'
const HOUR = 3_600_000
const TICKET_NO = /^[2-9A-HJ-NP-Z]{10}$/

let gateway: OwnDemoGateway
let browser: Browser
let operator: Tab

beforeAll(async () => {
  // The link to a ticket uses the gateway's public host, which is where its visitors are logged in.
  const port = await freePort()
  const settings = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` }
  ;[gateway, browser] = await Promise.all([startDemoGateway({ port, settings }), openBrowser()])
  operator = await takeDesk(browser, gateway, OPERATOR)
})
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

/** Creates a talk for two, tomorrow, as the form of the Studio sends it. */
async function makeTalk(page: Page): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const reply = await page.request.post(`${gateway.origin}/studio-api/speeches/create`, {
    headers: { 'x-yingzao-studio': '1' },
    data: {
      tour_id: '2025',
      city_id: 'chengdu',
      title: TITLE,
      enrol_from: at(-1),
      start_at: at(30),
      end_at: at(32),
      venue: '锦城会堂',
      address: '成都市示例路 1 号',
      staff_id: 1001,
      quota: 2,
    },
  })
  expect(reply.status()).toBe(200)
}

async function openTour(): Promise<Tab> {
  const tab = await openTab(browser, PHONE)
  await logIn(tab.context, gateway, { handset: newHandset(), origin: gateway.origin })
  await tab.page.goto(`${gateway.origin}/h5-page/xunjiang`)
  await tab.page.locator('[data-block=wTour]').scrollIntoViewIfNeeded()
  return tab
}

const talkOn = (page: Page) => page.locator('.yz-tour__talk').filter({ hasText: TITLE })
const sheetOn = (page: Page, name: string) => page.getByRole('dialog', { name })

async function fillPlace(page: Page, name: string): Promise<void> {
  const sheet = sheetOn(page, name)
  await sheet.getByLabel('姓名').fill('王女士')
  if (await sheet.getByRole('button', { name: '2 人' }).isVisible())
    await sheet.getByRole('button', { name: '2 人' }).tap()
  await sheet.locator('input[name=consent]').check()
}

async function quotaTo(page: Page, quota: number): Promise<void> {
  await page.goto(`${gateway.origin}/studio/tours?tour=2025&view=speeches`)
  const row = page.getByRole('row').filter({ hasText: TITLE })
  await row.getByText('2 / 2').waitFor()
  await row.getByRole('button', { name: /修改/ }).click()
  const form = page.getByRole('dialog', { name: '修改讲座' })
  await form.getByLabel('名额（人）').fill(String(quota))
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存，排队的 1 个报名已补上').waitFor()
}

test('a talk goes from the Studio to two phones, and at the door each ticket is let in once', async () => {
  await makeTalk(operator.page)
  const first = await openTour()
  await talkOn(first.page).getByRole('button', { name: '我要报名' }).tap()
  await fillPlace(first.page, '讲座报名')
  expect(await accessibilityFaults(first.page)).toEqual([])
  await sheetOn(first.page, '讲座报名').getByRole('button', { name: '提交报名' }).tap()
  await first.page.getByText('报名成功').waitFor()
  await sheetOn(first.page, '我的报名').getByRole('button', { name: '查看门票' }).tap()
  await first.page.waitForURL('**/passport/m/ticket?no=*')
  const shownNumber = first.page.locator('[data-no]').filter({ hasText: TICKET_NO })
  await shownNumber.waitFor()
  const number = (await shownNumber.textContent()) ?? ''

  const second = await openTour()
  await talkOn(second.page).getByRole('button', { name: '排队候补' }).tap()
  await fillPlace(second.page, '排队候补')
  await sheetOn(second.page, '排队候补').getByRole('button', { name: '排队候补' }).tap()
  await second.page.getByText('已排队，您是第一位').waitFor()

  await quotaTo(operator.page, 4)
  await second.page.goto(`${gateway.origin}/passport/m/tickets`)
  await second.page.getByRole('heading', { name: TITLE }).waitFor()

  // The ticket has been opened, so its address opens without a network too.
  const ticket = first.page.url()
  await first.page.goto('about:blank')
  await first.context.setOffline(true)
  await first.page.goto(ticket)
  await first.page.getByText(/^离线显示/).waitFor()
  await shownNumber.filter({ hasText: number }).waitFor()
  await first.context.setOffline(false)

  const door = await openTab(browser, { ...PHONE, storageState: await operator.context.storageState() })
  await door.page.goto(`${gateway.origin}/studio/check-in`)
  await heading(door.page, '现场检票').waitFor()
  await door.page.getByRole('listitem').filter({ hasText: TITLE }).getByRole('button').tap()
  const enter = async () => {
    await door.page.getByLabel('票号或扫码枪').fill(number)
    await door.page.keyboard.press('Enter')
  }
  await enter()
  await door.page.getByText('可以入场').waitFor()
  await enter()
  await door.page.getByText('已入场，不能再次使用').waitFor()
  await door.page.getByText(/首次入场：.*林小雨/).waitFor()
  expect(await accessibilityFaults(door.page)).toEqual([])

  await operator.page.goto(`${gateway.origin}/studio/tours?tour=2025&view=speeches`)
  await operator.page.getByRole('row').filter({ hasText: TITLE }).getByText('50%').waitFor()
  for (const tab of [operator, first, second, door]) expect(faultsOf(tab).filter(isNoOffline)).toEqual([])
  for (const { context } of [first, second, door]) await context.close()
})

/** Filters out what a browser reports while its network is off. */
const isNoOffline = (text: string) => !text.includes('ERR_INTERNET_DISCONNECTED')
