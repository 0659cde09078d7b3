import { privacyVersion } from '@yingzao/pages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../testing/accessibility'
import { openTab, PHONE } from '../testing/browser'
import { logInByCode, newHandset, openPassportSite, type PassportSite } from './passport-site'

let site: PassportSite
beforeAll(async () => {
  site = await openPassportSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

/**
 * The personal center of a visitor who has just logged in, which is where a login leads when it has no page to return
 * to.
 */
async function open(handset = newHandset()) {
  const tab = await openTab(site.browser, PHONE)
  await tab.page.goto(`${site.lan}/passport/m/login`)
  await logInByCode(tab.page, site.gateway, handset)
  await tab.page.waitForURL('**/passport/m/home')
  await tab.page.getByRole('button', { name: '退出登录' }).waitFor()
  return { ...tab, handset }
}

const isLoggedIn = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'token')

test('shows who is logged in, what they agreed to, and lets them log out', async () => {
  const { page, context, complaints, handset } = await open()
  await page.getByText(`${handset.slice(0, 3)}****${handset.slice(-4)}`).waitFor()
  await page.getByText('隐私政策 · 提供服务').waitFor()
  await page.getByText(new RegExp(`^版本 ${privacyVersion}，\\d{4}年\\d{1,2}月\\d{1,2}日同意$`)).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '退出登录' }).tap()
  await page.getByRole('link', { name: '登录 / 注册' }).waitFor()
  expect(await isLoggedIn(page)).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

test('remembers that personalised recommendation was switched off', async () => {
  const { page, context } = await open()
  const setting = page.getByRole('switch', { name: '个性化推荐' })
  expect(await setting.getAttribute('aria-checked')).toBe('true')
  await setting.tap()
  await page.getByText('已关闭个性化推荐').waitFor()
  await page.reload()
  await page.locator('[role=switch][aria-checked=false]').waitFor()
  await context.close()
})

test('takes a consent back in two steps, and then nobody is logged in any more', async () => {
  const { page, context } = await open()
  await page.locator('summary').tap()
  await page.getByText('撤回后将在所有设备上退出登录').waitFor()
  await page.getByRole('button', { name: '确认撤回' }).tap()
  await page.getByRole('link', { name: '登录 / 注册' }).waitFor()
  expect(await isLoggedIn(page)).toBe(false)
  await context.close()
})

test('a login that is over, and a gateway that does not answer, are said and not shown as empty', async () => {
  const { page, context } = await open()
  await page.route('**/oabase/api/privacy/**', (route) => route.abort())
  await page.reload()
  await page.getByText('网络异常，请稍后重试').waitFor()
  await page.unroute('**/oabase/api/privacy/**')
  await page.getByRole('button', { name: '重试' }).tap()
  await page.getByText('隐私政策 · 提供服务').waitFor()
  await context.addCookies([{ name: 'token', value: 'over', url: site.lan }])
  await page.reload()
  await page.getByRole('link', { name: '登录 / 注册' }).waitFor()
  await context.close()
})

test('erases the visitor with a code to their own phone, and says so', async () => {
  const { page, context, complaints, handset } = await open()
  await page.getByRole('link', { name: '注销账号' }).tap()
  await page.waitForURL('**/passport/m/erase')
  await page.getByRole('button', { name: '确认注销' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('#handset').fill('13800138000')
  await page.getByRole('button', { name: '确认注销' }).tap()
  await page.getByText('请输入当前登录的手机号').waitFor()
  await page.getByText('请先确认您已了解注销的后果').waitFor()
  await page.locator('#handset').fill(handset)
  await page.getByRole('checkbox').check()
  // The phone got a code for the login a moment ago, and may only request the next one after a minute.
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await page.getByText('验证码发送过于频繁，请稍后再试').waitFor()
  await page.route('**/privacy/v1/erase', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ code: '123456' })
    await route.fulfill({
      headers: { 'set-cookie': 'token=; Max-Age=0; Path=/' },
      json: { code: 1, msg: 'success', response: {} },
    })
  })
  await page.locator('#code').fill('123456')
  await page.getByRole('button', { name: '确认注销' }).tap()
  await page.getByRole('heading', { name: '账号已注销' }).waitFor()
  expect(await isLoggedIn(page)).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})
