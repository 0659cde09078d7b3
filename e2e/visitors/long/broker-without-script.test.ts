import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor, type Visitor } from '../../leads/lead-site'
import { brokerCard, field, openRegisterSite, type RegisterSite, submit } from '../../leads/register-site'
import { accessibilityFaults } from '../../testing/accessibility'
import { openTab, PHONE } from '../../testing/browser'
import { createGate } from '../../testing/gate'

let site: RegisterSite
beforeAll(async () => {
  site = await openRegisterSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

type Break = (page: Page) => Promise<unknown>

const reactIsGone: Break = (page) =>
  page.route('**/react.*.js', (route) => route.fulfill({ status: 404, body: '' }))
/** Never answered. */
const scriptsHang: Break = (page) => page.route('**/packages/h5-page/dist/*.js', () => undefined)

/** The page as it would be if the form had no address to be sent to. */
const withoutAction: Break = (page) =>
  page.route(site.address, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replace(/ action="[^"]*"/, '') })
  })

async function open(breaks: Break[], timeout = 30_000) {
  const tab = await openTab(site.browser, PHONE)
  tab.page.setDefaultTimeout(timeout)
  for (const breakIt of breaks) await breakIt(tab.page)
  await tab.page.goto(site.address, { waitUntil: 'domcontentloaded' })
  return tab
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()

/** What the stored page asks for. */
async function begin(page: Page, { name, handset }: Visitor): Promise<void> {
  await field(page, 'name').fill(name)
  await field(page, 'handset').fill(handset)
  await field(page, 'consent').check()
  await submit(page).tap()
  await page.getByRole('radiogroup', { name: '开户券商' }).waitFor()
}

/** What the page after it asks for, as far as the code. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '示例证券' }).check()
  await page.getByLabel('所在地区').selectOption({ label: '广州市' })
  await submit(page).tap()
  await heading(page, '输入验证码').waitFor()
}

/** Nothing is cut off on the narrowest phone, and everybody can read it. */
async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize(PHONE.viewport)
}

describe('a visitor whose registration does not wake', () => {
  test('as its scripts never answer, is registered all the same, once', async () => {
    const { page, context, complaints } = await open([scriptsHang])
    const visitor = newVisitor()
    await begin(page, visitor)
    await expectReadable(page)
    await submit(page).tap()
    await said(page, '请选择券商')
    expect(await page.getByRole('radio', { name: '样例证券' }).isDisabled()).toBe(true)
    await expectReadable(page)
    await choose(page)
    await expectReadable(page)
    await page.locator('input[name=code]').fill('000')
    await submit(page).tap()
    await said(page, '验证码错误')
    await page.locator('input[name=code]').fill(await site.gateway.smsCode(visitor.handset))
    await submit(page).tap()
    await heading(page, '登记成功').waitFor()
    await page.getByRole('img', { name: '服务二维码' }).evaluate((image: HTMLImageElement) => image.decode())
    await expectReadable(page)
    const registered = [{ broker: 'caida', area_id: null }]
    expect(await site.stored(visitor)).toEqual(registered)
    // The same is submitted once more.
    await page.reload()
    await heading(page, '您已提交过开户登记').waitFor()
    expect(await site.stored(visitor)).toEqual(registered)
    expect(page.url()).not.toContain(visitor.handset)
    await page.getByRole('link', { name: '前往示例证券开户' }).tap()
    await page.waitForURL(/\/sandbox\?what=broker&broker=caida/)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('as its chunk is gone, gets to the code from what was typed', async () => {
    const { page, context } = await open([reactIsGone])
    await begin(page, newVisitor())
    await choose(page)
    await context.close()
  })

  test('as the phone runs no scripts at all, is told whom to call', async () => {
    const { page, context } = await openTab(site.browser, { ...PHONE, javaScriptEnabled: false })
    await page.goto(site.address)
    await begin(page, newVisitor())
    await page.getByRole('radio', { name: '示例证券' }).check()
    await page.getByLabel('所在地区').selectOption({ label: '广州市' })
    await submit(page).tap()
    await page.locator('noscript p', { hasText: '您的浏览器没有启用 JavaScript' }).waitFor()
    await context.close()
  })

  test('gets nowhere with a form that has no address: what is shown above can fail', async () => {
    const { page, context } = await open([scriptsHang, withoutAction], 8_000)
    await expect(begin(page, newVisitor())).rejects.toThrow('Timeout')
    await context.close()
  })
})

test('what was typed before React came stays in sight with the focus, and goes on from there', async () => {
  const react = createGate()
  const { page, context, complaints } = await open([
    (page) =>
      page.route('**/react.*.js', async (route) => {
        await react.opened
        await route.continue()
      }),
  ])
  const { name } = newVisitor()
  await field(page, 'name').fill(name)
  react.open()
  await brokerCard(page, '示例证券').waitFor()
  await page.locator('[data-block=wBrokerRegister]:not([data-asleep])').waitFor()
  expect(await page.locator('input[name=name]:focus').inputValue()).toBe(name)
  await submit(page).tap()
  await said(page, '请选择券商')
  await brokerCard(page, '示例证券').tap()
  await page.getByRole('button', { name: '更换券商' }).waitFor()
  expect(await field(page, 'name').inputValue()).toBe(name)
  expect(complaints).toEqual([])
  await context.close()
})

test('a registration that wakes shows its choice and no form', async () => {
  const { page, context } = await open([])
  await brokerCard(page, '示例证券').waitFor()
  expect(await field(page, 'name').isVisible()).toBe(false)
  await context.close()
})
