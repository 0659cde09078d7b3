import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../testing/accessibility'
import { DESKTOP, openTab, PHONE } from '../testing/browser'
import { askForCode, newHandset, openPassportSite, type PassportSite } from './passport-site'

let site: PassportSite
beforeAll(async () => {
  site = await openPassportSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

const login = () => `${site.lan}/passport/m/login`
const fault = (page: Page, name: string) => page.locator(`#${name}-fault`)
const value = (page: Page, id: string) => page.locator(`#${id}`).inputValue()

async function open(device = PHONE, path = '/passport/m/login') {
  const tab = await openTab(site.browser, device)
  await tab.page.goto(`${site.lan}${path}`)
  return tab
}

/** Answers a call in place of the gateway. */
async function answer(page: Page, path: string, json: object, status = 200): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json }))
}

const APP_ID = '/passport/captcha/get-data-app-id?*'
const SEND = '/advert-sms/send'
const ok = (response: object) => ({ code: 1, msg: 'success', response })
const refusal = (code: number, msg: string) => ({ code, msg, response: null })

describe('the form', () => {
  test('says beside each field what is wrong, announces it, and goes to the first', async () => {
    const { page, context, complaints } = await open()
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    expect(await fault(page, 'handset').innerText()).toBe('请输入正确的手机号')
    expect(await fault(page, 'code').innerText()).toBe('请输入验证码')
    expect(await fault(page, 'consent').innerText()).toBe('请先阅读并同意《隐私政策》')
    expect(await fault(page, 'code').getAttribute('role')).toBe('alert')
    expect(await page.locator('#handset[aria-invalid=true]:focus').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('#handset').pressSequentially('1')
    expect(await fault(page, 'handset').isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('asks for a code only with a phone and a consent, and takes a phone as it is typed', async () => {
    const { page, context } = await open()
    const sent: unknown[] = []
    await page.route(`**${SEND}`, (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: ok({ resend_seconds: 60, expire_seconds: 300 }) })
    })
    const send = page.getByRole('button', { name: '获取验证码' })
    await page.locator('#handset').fill('+86 138-0013-8000')
    await send.tap()
    expect(await fault(page, 'consent').isVisible()).toBe(true)
    await page.getByRole('checkbox').check()
    await send.tap()
    await page.getByText('验证码已发送至 138****8000，5分钟内有效').waitFor()
    expect(sent).toMatchObject([{ handset: '13800138000', type: 'login', ticket: expect.any(String) }])
    expect(await page.locator('#code:focus').count()).toBe(1)
    await context.close()
  })

  test('counts sixty seconds down before another code may be asked for', async () => {
    const { page, context } = await open()
    await page.clock.install()
    await page.goto(login())
    await answer(page, SEND, ok({ resend_seconds: 60, expire_seconds: 300 }))
    await askForCode(page, '13800138000')
    const button = page.locator('[data-send]')
    expect(await button.innerText()).toMatch(/^(60|59)秒后重新获取$/)
    expect(await button.isDisabled()).toBe(true)
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: '重新获取', exact: true }).waitFor()
    expect(await button.isDisabled()).toBe(false)
    await context.close()
  })

  test('lets a code be typed in whose answer was lost, when another is refused as too soon', async () => {
    const { page, context } = await open()
    await page.route(`**${SEND}`, (route) => route.abort(), { times: 1 })
    await page.locator('#handset').fill('13800138000')
    await page.getByRole('checkbox').check()
    const send = page.locator('[data-send]')
    await send.tap()
    await page.getByText('网络异常，请稍后重试').waitFor()
    await answer(page, SEND, refusal(400021, '验证码发送过于频繁，请稍后再试'))
    await send.tap()
    await page.getByText('验证码已发送至 138****8000', { exact: true }).waitFor()
    expect(await send.innerText()).toMatch(/^[1-6]\d秒后重新获取$/)
    await context.close()
  })

  test('says that what sends a code did not come, and sends one as soon as it does', async () => {
    const { page, context } = await open()
    await page.route('**/phone-proof.*.js', (route) => route.abort(), { times: 1 })
    await page.locator('#handset').fill('13800138000')
    await page.getByRole('checkbox').check()
    await page.locator('[data-send]').tap()
    await page.getByText('资源加载失败，请刷新重试').waitFor()
    await answer(page, SEND, ok({ resend_seconds: 60, expire_seconds: 300 }))
    await page.locator('[data-send]').tap()
    await page.getByText('验证码已发送至 138****8000，5分钟内有效').waitFor()
    await context.close()
  })

  test('keeps what was typed when a code is wrong, when the network is away, and when somebody reads the policy', async () => {
    const { page, context } = await open()
    const handset = newHandset()
    await askForCode(page, handset)
    await page.locator('#code').fill('000000')
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await page.getByText('验证码错误').waitFor()
    expect(await page.locator('#code[aria-invalid=true]:focus').count()).toBe(1)
    await context.setOffline(true)
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await page.getByText('网络异常，请稍后重试').waitFor()
    await context.setOffline(false)
    expect([await value(page, 'handset'), await value(page, 'code')]).toEqual([handset, '000000'])

    await page.getByRole('link', { name: '《隐私政策》' }).tap()
    await page.waitForURL('**/h5-page/h5/privacy')
    await page.goBack()
    await page.waitForURL('**/passport/m/login')
    expect(await value(page, 'handset')).toBe(handset)
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    // The browser restores the page from its own memory: none of its storages has the phone.
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(handset)
    await context.close()
  })

  test('is readable without scripts, and says that it needs them', async () => {
    const { page, context } = await openTab(site.browser, { ...PHONE, javaScriptEnabled: false })
    for (const path of ['/passport/m/login', '/passport/m/home', '/passport/m/erase']) {
      await page.goto(`${site.lan}${path}`)
      await page.locator('noscript p', { hasText: '请启用后刷新页面' }).waitFor()
      await page.getByText('市场有风险，投资需谨慎。').waitFor()
    }
    await context.close()
  })
})

describe('the captcha', () => {
  test('is closed without a word, and the button has the focus again', async () => {
    const { page, context } = await open()
    const endless = { ticket: 't', salt: 's', target: '0'.repeat(64), max: 1e9, expire_seconds: 300 }
    await answer(page, '/passport/captcha/challenge', ok(endless))
    await page.locator('#handset').fill('13800138000')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '获取验证码' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '安全验证' })
    await dialog.getByRole('progressbar').waitFor()
    expect(await accessibilityFaults(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('[data-send]:not([aria-busy]):focus').waitFor()
    expect(await fault(page, 'form').isVisible()).toBe(false)
    expect(await page.locator('.yz-toast').count()).toBe(0)
    await context.close()
  })

  test.each([
    ['is solved', { ret: 0, ticket: 'tr0-x', randstr: '@r' }, undefined],
    ['is closed', { ret: 2 }, undefined],
    ['fails', { ret: 1, errorCode: 1001 }, '验证失败[1001]'],
    [
      'cannot reach its own service',
      { ret: 0, ticket: 'terror_1001_x', randstr: '@r', errorCode: 1004 },
      '验证失败[1004]',
    ],
  ])('of Tencent %s', async (_how, result, toast) => {
    const { page, context } = await open()
    await page.addInitScript((outcome) => {
      Object.assign(window, {
        TencentCaptcha: class {
          constructor(
            readonly appId: string,
            readonly done: (result: object) => void,
          ) {}
          show() {
            this.done(outcome)
          }
        },
      })
    }, result)
    const sent: unknown[] = []
    await page.route(`**${SEND}`, (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: refusal(400021, '验证码发送过于频繁，请稍后再试') })
    })
    await answer(page, APP_ID, ok({ app_id: '2012345678' }))
    await page.goto(login())
    await page.locator('#handset').fill('13800138000')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '获取验证码' }).tap()
    await page.locator('[data-send]:not([aria-busy])').waitFor()
    if (result.ret === 0 && !toast) {
      await page.getByText('验证码发送过于频繁，请稍后再试').waitFor()
      expect(sent).toMatchObject([{ ticket: 'tr0-x', randstr: '@r' }])
    } else {
      expect(sent).toEqual([])
      if (toast) await page.locator('.yz-toast', { hasText: toast }).waitFor()
      else expect(await page.locator('.yz-toast').count()).toBe(0)
    }
    await context.close()
  })

  test('of which the script does not come is a failure with its name', async () => {
    const { page, context } = await open()
    await answer(page, APP_ID, ok({ app_id: '2012345678' }))
    await page.locator('#handset').fill('13800138000')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '获取验证码' }).tap()
    await page.locator('.yz-toast', { hasText: '验证失败[script]' }).waitFor()
    await context.close()
  })
})

describe('on every screen', () => {
  test.each([
    [320, '/passport/m/login'],
    [320, '/passport/m/login?text=large'],
    [320, '/passport/m/home?text=large'],
    [390, '/passport/m/erase'],
    [390, '/passport/test/login'],
    [1000, '/passport/pc/login'],
    [1000, '/passport/m/home'],
  ])('%i px wide, %s fits and can be read by everybody', async (width, path) => {
    const device = width < 750 ? { ...PHONE, viewport: { width, height: 720 } } : DESKTOP
    const { page, context, complaints } = await open(device as typeof PHONE, path)
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
