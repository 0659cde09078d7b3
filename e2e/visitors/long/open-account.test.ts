import type { Browser, Locator, Page } from 'playwright-core'
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

const VISITOR = '13900000011'

const address = () => `${gateway.origin}/h5-page/h5/open-account`
const code = (page: Page) => page.locator('[data-block=qrcode]')
const tap = (page: Page, name: string) => page.getByRole('button', { name }).tap()

async function open(handset?: string, place = PHONE): Promise<Tab> {
  // A button that never stands still cannot be tapped by a machine.
  const tab = await openTab(browser, { ...place, reducedMotion: 'reduce' })
  if (handset) await logIn(tab.context, gateway, { handset, origin: gateway.origin })
  await installBridge(tab.context)
  await tab.page.goto(address())
  return tab
}

/** Scrolls down to the code and waits until its island is awake. */
async function comeToCode(page: Page): Promise<void> {
  await page.locator('[data-block=footer]').scrollIntoViewIfNeeded()
  await page.locator('[data-block=qrcode]:not([data-asleep])').waitFor()
}

async function isLoaded(picture: Locator): Promise<void> {
  await picture.waitFor()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
}

async function isAtLogin(page: Page): Promise<void> {
  await page.waitForURL('**/passport/m/login?**')
  expect(new URL(page.url()).searchParams.get('from')).toBe(address())
}

describe('opening an account, not logged in', () => {
  test('the visitor’s own code is locked, asks nothing, and leads to the login', async () => {
    const { page, context, complaints } = await open()
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await comeToCode(page)
    expect(await code(page).getByRole('button').innerText()).toBe('登录后查看')
    expect(calls.filter((url) => url.includes('add_open_account'))).toEqual([])
    expect(complaints).toEqual([])
    await code(page).getByRole('button').tap()
    await isAtLogin(page)
    await context.close()
  })

  test.each(['极速开户', '联系我的顾问'])('%s leads to the login', async (name) => {
    const { page, context } = await open()
    await tap(page, name)
    await isAtLogin(page)
    await context.close()
  })

  test('the service person behind the channel can be added', async () => {
    const { page, context, complaints } = await open()
    await tap(page, '添加企业微信')
    await isLoaded(page.getByRole('dialog').getByRole('img'))
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('opening an account, logged in', () => {
  test('the visitor’s own code comes, and nothing moves for it', async () => {
    const { page, context, complaints } = await open(VISITOR)
    await comeToCode(page)
    await isLoaded(code(page).getByRole('img', { name: '服务二维码' }))
    expect(await code(page).locator('figcaption').innerText()).toBe('扫码继续办理')
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the broker’s page opens', async () => {
    const { page, context } = await open(VISITOR)
    await tap(page, '极速开户')
    await page.waitForURL(/\/sandbox\?what=broker&broker=caida&channel=/)
    await context.close()
  })

  test('who has no adviser is told so, and who has one can add them', async () => {
    const { page, context, complaints } = await open(VISITOR)
    await tap(page, '联系我的顾问')
    await page.getByText('未绑定服务人员，无法获取').waitFor()
    const authorization = `Bearer ${await gateway.token(VISITOR)}`
    const path = '/oabase/api/channel/app/open/get-person-wechat-qrcode'
    const bound = await page.request.post(gateway.origin + path, { data: {}, headers: { authorization } })
    expect((await bound.json()).code).toBe(1)
    await page.reload()
    await tap(page, '联系我的顾问')
    await isLoaded(page.getByRole('dialog').getByRole('img'))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('what only the app can do is done there, and offered elsewhere', async () => {
    const browserTab = await open(VISITOR)
    await tap(browserTab.page, '国债逆回购')
    await browserTab.page.getByRole('dialog', { name: '请在App中继续' }).waitFor()
    await browserTab.context.close()
    const app = await open(VISITOR, APP)
    await tap(app.page, '国债逆回购')
    expect(await messagesTo(app.page)).toEqual([
      { type: 29, data: { page_name: 'treasuryReverseRepo', params: { from: 'h5' } } },
    ])
    await app.context.close()
  })
})

test('a chosen address has its six fields', async () => {
  const { page, context, complaints } = await open()
  await page.locator('[data-block=addressPicker] .yz-address__trigger').tap()
  const picker = page.getByRole('dialog')
  for (const name of ['广东省', '广州市', '天河区']) await picker.getByRole('option', { name }).tap()
  await picker.waitFor({ state: 'hidden' })
  const fields = await page
    .locator('[data-block=addressPicker] input[type=hidden]')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value]))
  expect(Object.fromEntries(fields)).toEqual({
    province: '广东省',
    provinceID: '440000',
    city: '广州市',
    cityID: '440100',
    area: '天河区',
    areaID: '440106',
  })
  expect(complaints).toEqual([])
  await context.close()
})
