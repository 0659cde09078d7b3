import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fault,
  field,
  fill,
  type LeadSite,
  newVisitor,
  openLeadSite,
  startButton,
  type Visitor,
} from '../leads/lead-site'
import { accessibilityFaults } from '../testing/accessibility'
import { openTab, PHONE } from '../testing/browser'
import { createGate } from '../testing/gate'

let site: LeadSite
beforeAll(async () => {
  site = await openLeadSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

type Break = (page: Page) => Promise<unknown>

const SCRIPTS = '**/packages/h5-page/dist/*.js'
const reactIsGone: Break = (page) =>
  page.route('**/react.*.js', (route) => route.fulfill({ status: 404, body: '' }))
const reactHangs: Break = (page) => page.route('**/react.*.js', () => undefined)
/** Never answered. */
const scriptsHang: Break = (page) => page.route(SCRIPTS, () => undefined)

/** The page as it would be if the form had no address to be sent to. */
const withoutAction: Break = (page) =>
  page.route(site.address, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(/ action="[^"]*"/, '')
    await route.fulfill({ response: reply, body })
  })

/** The page as it would be if the form waited for React to say what is wrong. */
const withoutLive: Break = (page) =>
  page.route(site.address, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replaceAll(' data-live="start"', '')
    await route.fulfill({ response: reply, body })
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** From the form to the code, without React. */
async function toCode(page: Page, visitor: Visitor): Promise<void> {
  await fill(page, visitor)
  await startButton(page).tap()
  await heading(page, '输入验证码').waitFor()
}

async function confirm(page: Page, { handset }: Visitor): Promise<void> {
  await field(page, 'code').fill(await site.gateway.smsCode(handset))
  await page.getByRole('button', { name: '立即激活' }).tap()
  await heading(page, '提交成功').waitFor()
}

/** Nothing is cut off on the narrowest phone, and everybody can read it. */
async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize(PHONE.viewport)
}

/** Opens the page with something broken. A twin is expected to time out, which need not take long. */
async function open(breaks: Break[], timeout = 30_000) {
  const tab = await openTab(site.browser, PHONE)
  tab.page.setDefaultTimeout(timeout)
  for (const breakIt of breaks) await breakIt(tab.page)
  await tab.page.goto(site.address, { waitUntil: 'domcontentloaded' })
  return tab
}

describe('a visitor whose form does not wake', () => {
  test('as its chunk is gone, leaves a lead all the same, once', async () => {
    const { page, context } = await open([reactIsGone])
    const visitor = newVisitor()
    await page.locator('[data-block=leadForm]').dispatchEvent('pointerdown')
    // By then the page has tried to recover by itself.
    await page.getByRole('alert').getByText('资源加载失败').waitFor()
    await toCode(page, visitor)
    await expectReadable(page)
    await field(page, 'code').fill('000')
    await page.getByRole('button', { name: '立即激活' }).tap()
    await page.getByRole('alert').getByText('验证码错误').waitFor()
    await confirm(page, visitor)
    await expectReadable(page)
    await page.getByText('将以020开头的号码与您联系').waitFor()
    await page.getByRole('link', { name: '立即下载' }).waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    // The same is submitted once more.
    await page.reload()
    await heading(page, '提交成功').waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    expect(page.url()).not.toContain(visitor.handset)
    await page.getByRole('link', { name: '返回活动页' }).tap()
    expect(await page.waitForURL(site.address)).toBeUndefined()
    await context.close()
  })

  test('as its scripts never answer, sends it by Enter, and hears what is wrong with it', async () => {
    const { page, context, complaints } = await open([scriptsHang])
    const visitor = newVisitor()
    await field(page, 'nick_name').fill(visitor.name)
    await field(page, 'handset').fill('12345678901')
    await field(page, 'handset').press('Enter')
    await page.getByRole('alert').getByText('请输入正确的姓名和手机号！').waitFor()
    expect(await field(page, 'nick_name').inputValue()).toBe(visitor.name)
    await expectReadable(page)
    await field(page, 'handset').fill(visitor.handset)
    await field(page, 'handset').press('Enter')
    await page.getByRole('alert').getByText('请先阅读并同意《隐私政策》').waitFor()
    await field(page, 'consent').check()
    await field(page, 'handset').press('Enter')
    await heading(page, '输入验证码').waitFor()
    await page.getByRole('button', { name: /秒后可重新获取/ }).waitFor()
    await confirm(page, visitor)
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('as the phone runs no scripts at all, is told whom to call', async () => {
    const { page, context } = await openTab(site.browser, { ...PHONE, javaScriptEnabled: false })
    await page.goto(site.address)
    await fill(page, newVisitor())
    await startButton(page).tap()
    await page.locator('noscript p', { hasText: '您的浏览器没有启用 JavaScript' }).waitFor()
    await context.close()
  })

  test('gets nowhere with a form that has no address: what is shown above can fail', async () => {
    const { page, context } = await open([scriptsHang, withoutAction], 5_000)
    await expect(toCode(page, newVisitor())).rejects.toThrow('Timeout')
    await context.close()
  })
})

describe('a form that is sent before React has come', () => {
  const said = (page: Page) => fault(page, '请输入正确的姓名和手机号！')

  test('says what is missing where React would, and React goes on from there', async () => {
    const react = createGate()
    const reactWaits: Break = (page) =>
      page.route('**/react.*.js', async (route) => {
        await react.opened
        await route.continue()
      })
    const { page, context, complaints } = await open([reactWaits])
    await startButton(page).tap()
    await said(page).waitFor()
    const name = page.locator('input[name=nick_name]:focus')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await expectReadable(page)
    await page.keyboard.type('王')
    const before = await page.locator('form').innerHTML()
    react.open()
    await page.locator('[data-block=leadForm]:not([data-asleep])').waitFor()
    expect(await page.locator('form').innerHTML()).toBe(before)
    expect(await name.inputValue()).toBe('王')
    await field(page, 'handset').fill('138')
    await said(page).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('says nothing where only React would: what is shown above can fail', async () => {
    const { page, context } = await open([withoutLive, reactHangs], 5_000)
    await startButton(page).tap()
    await expect(said(page).waitFor()).rejects.toThrow('Timeout')
    await context.close()
  })
})

test('the form of a preview is not sent by anybody', async () => {
  const { page, context, complaints } = await openTab(site.browser, PHONE)
  await scriptsHang(page)
  await page.goto(await site.gateway.previewLink('lead-campaign'), { waitUntil: 'domcontentloaded' })
  const before = page.url()
  await fill(page, newVisitor())
  await startButton(page).tap()
  await expect.poll(() => complaints.join()).toContain('form-action')
  expect(page.url()).toBe(before)
  await context.close()
})
