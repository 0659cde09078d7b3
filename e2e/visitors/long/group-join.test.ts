import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APP, installBridge, messagesTo } from '../../testing/app-bridge'
import { openBrowser, openTab, PHONE, type Tab } from '../../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../../testing/demo-gateway'
import { layoutShift, UNSEEN_SHIFT } from '../../testing/layout-shift'
import { logIn } from '../../testing/log-in'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const address = () => `${gateway.origin}/h5-page/h5/group-join`
const joinButton = (page: Page) => page.getByRole('button', { name: '加入私享群' })
const joinedPicture = (page: Page) => page.locator('#join .yz-button__joined img').first()
const service = (page: Page) => page.getByRole('button', { name: '进入服务群' })
const members = (page: Page) => page.locator('[data-block=number]').innerText()

async function open(handset?: string, place = PHONE): Promise<Tab> {
  const tab = await openTab(browser, place)
  if (handset) await logIn(tab.context, gateway, { handset, origin: gateway.origin })
  await installBridge(tab.context)
  await tab.page.goto(address())
  await tab.page.locator('[data-block=number] b', { hasText: /^\d+$/ }).waitFor()
  return tab
}

describe('the page of a group', () => {
  test('says how many are in it, and nothing moves when the number comes', async () => {
    const { page, context, complaints } = await open()
    expect(await members(page)).toMatch(/^已加入\s*128\s*人$/)
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('leads who is not logged in to the login, and goes on with the tap after it', async () => {
    const { page, context } = await open()
    await joinButton(page).tap()
    await page.waitForURL('**/passport/m/login?**')
    expect(new URL(page.url()).searchParams.get('from')).toBe(address())
    await logIn(context, gateway, { handset: '13900000001', origin: gateway.origin })
    await page.goto(address())
    await page.getByText('您已成功加入私享群，请前往【社群】享受服务').waitFor()
    await joinedPicture(page).waitFor()
    await context.close()
  })

  test('lets a visitor join, knows them when they come back, and then leads to the community', async () => {
    const { page, context, complaints } = await open('13900000002')
    expect(await joinedPicture(page).isVisible()).toBe(false)
    const before = Number(/\d+/.exec(await members(page))?.[0])
    await joinButton(page).tap()
    await page.getByText('您已成功加入私享群，请前往【社群】享受服务').waitFor()
    await joinedPicture(page).waitFor()
    await page.reload()
    await joinedPicture(page).waitFor()
    await page.locator('[data-block=number] b', { hasText: String(before + 1) }).waitFor()
    await page.getByRole('button', { name: '加入私享群，已加入' }).tap()
    await page.getByRole('dialog', { name: '请在App中继续' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('opens the community of the app for who is in the group', async () => {
    const { page, context } = await open('13900000002', APP)
    await joinedPicture(page).waitFor()
    await joinButton(page).tap()
    expect(await messagesTo(page)).toEqual([{ type: 25, data: { jump_type: 5, id: 1, group_id: 'g-8001' } }])
    await context.close()
  })

  test('opens the visitor’s own service chat, always the same one', async () => {
    const { page, context, complaints } = await open('13900000003', APP)
    const told = async () => {
      await service(page).tap()
      return messagesTo(page)
    }
    const first = await told()
    expect(first).toEqual([
      { type: 25, data: { jump_type: 5, id: 1, group_id: expect.stringMatching(/\S/) } },
    ])
    await page.reload()
    expect(await told()).toEqual(first)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('leads to the login before the service chat', async () => {
    const { page, context } = await open()
    await service(page).tap()
    await page.waitForURL('**/passport/m/login?**')
    await context.close()
  })

  test('copies its code', async () => {
    const { page, context, complaints } = await open()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: '复制' }).tap()
    await page.getByText('复制成功').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NIU-2026-0818')
    expect(complaints).toEqual([])
    await context.close()
  })
})
