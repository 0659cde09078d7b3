import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES, HOSTILE_RETURNS } from '../../packages/schema/src/testing'
import { DESKTOP, openTab, PHONE } from '../testing/browser'
import { logInByCode, newHandset, openPassportSite, type PassportSite } from './passport-site'

let site: PassportSite
beforeAll(async () => {
  site = await openPassportSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

const agent = (words: string) => ({ ...PHONE, userAgent: `${PHONE.userAgent} ${words}` })

describe('on the address of a machine in the network, a tap that needs a login leads to it and back', () => {
  test.each([
    ['a phone’s browser', PHONE],
    ['WeChat', agent('MicroMessenger/8.0.50')],
    ['an app that is too old for its bridge', agent('n8Web/6.1.0')],
    ['a mini program that does not answer', agent('MicroMessenger/8.0.50 miniProgram')],
  ])('in %s', async (_place, device) => {
    const { page, context, complaints } = await openTab(site.browser, device)
    const address = `${site.lan}/h5-page/h5/group-join?cps_id=c-7&a=%E4%BD%A0`
    await page.goto(address)
    await page.getByRole('button', { name: '加入私享群' }).tap()
    await page.waitForURL('**/passport/m/login?**')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await logInByCode(page, site.gateway, newHandset())
    await page.waitForURL(address)
    // The interrupted tap is completed.
    await page.getByText('您已成功加入私享群，请前往【社群】享受服务').waitFor()
    // The login page is not in the history.
    await page.goBack()
    expect(page.url()).not.toContain('/passport/')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('on a desktop, by its own page', async () => {
    const { page, context, complaints } = await openTab(site.browser, DESKTOP)
    const address = `${site.lan}/h5-page/h5/group-join`
    await page.goto(`${site.lan}/passport/pc/login?from=${encodeURIComponent(address)}`)
    await logInByCode(page, site.gateway, newHandset())
    await page.waitForURL(address)
    expect((await context.cookies()).map(({ name }) => name)).toContain('token')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('on a desktop of the test environment, by a tap on a phone number, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, context } = await openTab(site.browser, { ...DESKTOP, javaScriptEnabled })
      const address = `${site.lan}/h5-page/h5/group-join`
      await page.goto(`${site.lan}/passport/test/login?from=${encodeURIComponent(address)}`)
      await page.getByRole('button', { name: '测试账号1' }).click()
      await page.waitForURL(address)
      expect((await context.cookies()).map(({ name }) => name)).toContain('token')
      await context.close()
    }
  })

  test('by the arrow, for who does not want to log in', async () => {
    const { page, context } = await openTab(site.browser, PHONE)
    const address = `${site.lan}/h5-page/h5/group-join?x=1`
    await page.goto(`${site.lan}/passport/m/login?from=${encodeURIComponent(address)}`)
    await page.getByRole('link', { name: '返回' }).tap()
    await page.waitForURL(address)
    await context.close()
  })
})

test('no login leads to an address that nobody may be sent to, whatever the address of its page says then', async () => {
  const hostile = [...HOSTILE_ADDRESSES, ...FOREIGN_LINKS, ...HOSTILE_RETURNS].filter(
    (from) => !/\p{Cs}/u.test(from),
  )
  expect(hostile.length).toBeGreaterThan(150)
  const { page, context } = await openTab(site.browser, PHONE)
  await page.goto(`${site.lan}/passport/m/login`)
  await page.locator('#handset').fill('13800138000')
  await page.locator('#code').fill('123456')
  await page.getByRole('checkbox').check()
  await context.route('**/*', (route) =>
    // An empty response: the browser was about to navigate, and stays where it is.
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.fulfill({ json: LOGGED_IN }),
  )
  for (const from of hostile) {
    // As another script, or the visitor, may change it after the server has checked it.
    await page.evaluate((given) => history.replaceState(null, '', `?from=${encodeURIComponent(given)}`), from)
    const leaves = page.waitForRequest((request) => request.isNavigationRequest())
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.click())
    const { origin, href } = new URL((await leaves).url())
    // `*.example.com` and this machine are on the list of the test environment, by https.
    const isOnList = origin === site.lan || /^https:\/\/([^:]+\.example\.com|127\.0\.0\.1)$/.test(origin)
    expect([from, href, isOnList]).toEqual([from, href, true])
    await page.locator('[type=submit]:not([aria-busy])').waitFor()
  }
  await context.close()
})

const LOGGED_IN = {
  code: 1,
  msg: 'success',
  response: { token: 'x', uid: 1, is_new: false, inviter_bound: false },
}
