import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInByCode, newHandset } from '../../passport/passport-site'
import { accessibilityFaults } from '../../testing/accessibility'
import { openBrowser, openTab, PHONE } from '../../testing/browser'
import { sharedDemoGateway } from '../../testing/demo-gateway'
import { layoutShift, UNSEEN_SHIFT } from '../../testing/layout-shift'
import { logIn } from '../../testing/log-in'
import { visitorCalls } from '../../testing/visitor-calls'

const gateway = sharedDemoGateway()
const CONTEST = `${gateway.origin}/h5-page/stockCompetition`
const BOARD = `${gateway.origin}/h5-page/simulateTrading/leaderboard`
/** A player of the demo's first two contests. */
const PLAYER = '13800138009'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** A nickname that nobody else has in a run. */
const nickOf = (handset: string) => `选手${handset.slice(-8)}`
const card = (page: Page) => page.locator('[data-block=wCompetition]')
const sheet = (page: Page) => page.getByRole('dialog', { name: '报名参赛' })

test('a visitor logs in, is told that a nickname is taken, signs up with another and sees their card', async () => {
  const [first, handset] = [newHandset(), newHandset()]
  const taken = nickOf(first)
  const sent = { competition_id: 'contest-3', nick_name: taken, consent: 1 }
  await visitorCalls(gateway, first)('competitionEnroll', sent)
  const { page, context, complaints } = await openTab(browser, PHONE)
  await page.goto(CONTEST)
  await card(page).getByText('报名中').waitFor()
  await card(page).getByRole('button', { name: '登录后报名' }).tap()

  await page.waitForURL('**/passport/m/login?**')
  await logInByCode(page, gateway, handset)
  await page.waitForURL(CONTEST)
  await sheet(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await sheet(page).getByRole('button', { name: '提交报名' }).tap()
  await sheet(page).getByText('昵称请填写 2 至 12 个字').waitFor()
  await sheet(page).getByLabel('参赛昵称').fill(taken)
  // Its label is a link as well.
  await sheet(page)
    .getByRole('checkbox')
    .check({ position: { x: 5, y: 5 } })
  await sheet(page).getByRole('button', { name: '提交报名' }).tap()
  await sheet(page).getByText('昵称已被使用，请换一个').waitFor()
  await sheet(page).getByLabel('参赛昵称').fill(nickOf(handset))
  await sheet(page).getByRole('button', { name: '提交报名' }).tap()

  await sheet(page).waitFor({ state: 'hidden' })
  const own = card(page).getByRole('region', { name: '我的战绩' })
  await own.getByText(nickOf(handset)).waitFor()
  expect(await own.innerText()).toContain('1,000,000.00')
  expect(await own.innerText()).toContain('未上榜')
  const account = card(page).getByRole('link', { name: '查看我的账户' })
  expect(await account.getAttribute('href')).toBe(
    '/h5-page/simulateTrading/detail?player_id=me&competition_id=contest-3',
  )
  await page.reload()
  await own.getByText(nickOf(handset)).waitFor()
  expect(await sheet(page).isVisible()).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

test('the ranking is read to its end, and the own place stays at the edge of the screen', async () => {
  const { page, context, complaints } = await openTab(browser, PHONE)
  await logIn(context, gateway, { handset: PLAYER, origin: gateway.origin })
  await page.goto(`${BOARD}?competition_id=contest-1`)
  const board = page.locator('[data-block=wSimRank]')
  const rows = board.locator('tbody tr:not([aria-hidden])')
  await board.getByText('最终排名已公布').waitFor()
  await expect.poll(() => rows.count()).toBe(20)
  const own = board.getByRole('region', { name: '我的名次' })
  const box = await own.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.viewport.height, 0)
  for (const count of [40, 60, 80, 100]) {
    await board.getByRole('button', { name: '加载更多' }).tap()
    await expect.poll(() => rows.count()).toBe(count)
  }
  await board.getByText('没有更多了').waitFor()
  await board.getByRole('button', { name: '日榜' }).tap()
  await expect.poll(() => rows.count()).toBe(20)
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT)
  expect(complaints).toEqual([])
  await context.close()
})
