import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newHandset } from '../../passport/passport-site'
import { accessibilityFaults } from '../../testing/accessibility'
import { openBrowser, openTab, PHONE, type Tab } from '../../testing/browser'
import { type OwnDemoGateway, startDemoGateway } from '../../testing/demo-gateway'
import { logIn } from '../../testing/log-in'
import { takeDesk } from '../studio-desk'
import { faultsOf } from '../studio-site'

const OPERATOR = { name: '林小雨', login: 'lin', password: 'paper boats at noon', role: 'operator' }

let gateway: OwnDemoGateway
let browser: Browser
let operator: Tab

beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startDemoGateway(), openBrowser()])
  operator = await takeDesk(browser, gateway, OPERATOR)
})
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

async function openTour(): Promise<Tab> {
  const tab = await openTab(browser, PHONE)
  await logIn(tab.context, gateway, { handset: newHandset(), origin: gateway.origin })
  await tab.page.goto(`${gateway.origin}/h5-page/xunjiang`)
  await tab.page.locator('[data-block=wTour]').scrollIntoViewIfNeeded()
  return tab
}

test('a comment is passed by a key and everybody sees it, and nobody one that is refused', async () => {
  const writer = await openTour()
  const write = async (text: string) => {
    await writer.page.getByLabel('写下您的感想或问题').fill(text)
    await writer.page.getByRole('button', { name: '提交留言' }).tap()
    await commentOn(writer.page, text).getByText('审核中').waitFor()
  }
  const good = '想听听怎样看现金流量表'
  await write(good)
  const { page } = operator
  await page.goto(`${gateway.origin}/studio/comments?state=held&tour_id=2025`)
  await page.getByText(good).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('a')
  await page.getByText(good).waitFor({ state: 'detached' })

  // The demo has one waiting, which comes next and has the focus.
  await page.keyboard.press('d')
  const reasons = page.getByRole('dialog', { name: '驳回这条评论' })
  await reasons.waitFor()
  await page.keyboard.press('4')
  await page.keyboard.press('Enter')
  await reasons.waitFor({ state: 'detached' })
  await page.locator('label').filter({ hasText: '未通过' }).click()
  await page.getByText('与讲座无关').first().waitFor()

  const stranger = await openTab(browser, PHONE)
  await stranger.page.goto(`${gateway.origin}/h5-page/xunjiang`)
  await commentOn(stranger.page, good).scrollIntoViewIfNeeded()
  expect(await stranger.page.getByText('与讲座无关').count()).toBe(0)
  for (const tab of [operator, writer, stranger]) expect(faultsOf(tab)).toEqual([])
  await stranger.context.close()
  await writer.context.close()
})

const commentOn = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
