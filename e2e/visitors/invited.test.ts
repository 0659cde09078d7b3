import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SHARE_CODE, INVITING_PHONE } from '../../packages/contract/src/operations/example-values'
import { newVisitor, storageOf } from '../leads/lead-site'
import { accessibilityFaults } from '../testing/accessibility'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { sharedDemoGateway } from '../testing/demo-gateway'
import { layoutShift, UNSEEN_SHIFT } from '../testing/layout-shift'
import { logIn } from '../testing/log-in'
import { visitorCalls } from '../testing/visitor-calls'

const gateway = sharedDemoGateway()
const REGISTER = `${gateway.origin}/h5-page/InviteFriends/register`
const SUCCESS = `${gateway.origin}/h5-page/InviteFriends/success`
const INVITED = `${REGISTER}?share_code=${DEMO_SHARE_CODE}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const form = (page: Page) => page.locator('[data-block=wInviteRegister] form')
const field = (page: Page, name: string) => form(page).locator(`input[name=${name}]`)
const submit = (page: Page) => form(page).locator('[type=submit]')
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

/** Opens a page on a phone, scrolled to the form. */
async function open(address: string) {
  const tab = await openTab(browser, PHONE)
  await tab.page.goto(address)
  await form(tab.page).scrollIntoViewIfNeeded()
  await tab.page.locator('[data-block=wInviteRegister]:not([data-asleep])').waitFor()
  return tab
}

/** Fills in phone, code and consent, and submits them. */
async function register(page: Page, handset: string): Promise<void> {
  await field(page, 'handset').fill(handset)
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await page.getByRole('button', { name: /秒后重发/ }).waitFor()
  await field(page, 'code').fill(await gateway.smsCode(handset))
  await field(page, 'consent').check()
  await submit(page).tap()
}

test('a friend sees who invites, registers, is logged in and told what came of it; the inviter has one more', async () => {
  const invited = async () => (await visitorCalls(gateway, INVITING_PHONE)('myInvitedList', {})).total
  const before = await invited()
  const { page, context, complaints } = await open(INVITED)
  await said(page, '138****8005 邀请您')
  await said(page, '新用户注册有礼：入门课程试听')
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT)
  await submit(page).tap()
  for (const fault of ['请输入正确的手机号', '请输入验证码', '请先阅读并同意《隐私政策》'])
    await page.getByRole('alert').filter({ hasText: fault }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const { handset } = newVisitor()
  await register(page, handset)
  await title(page, '注册成功').waitFor()
  expect(page.url()).toBe(SUCCESS)
  await page.getByText('见面礼：入门课程试听').waitFor()
  // What belongs to the visitor needs no login any more.
  await page.locator('[data-block=qrcode]').scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: '服务二维码' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await storageOf(page, context)).not.toContain(handset)
  expect(await invited()).toBe(before + 1)
  expect(complaints).toEqual([])
  await context.close()
})

test('who is registered is told so, and gets nothing by it', async () => {
  const { handset } = newVisitor()
  await gateway.token(handset)
  const { page, context } = await open(INVITED)
  await register(page, handset)
  await title(page, '您已是注册用户').waitFor()
  await page.getByText('这次不计入朋友的邀请').waitFor()
  expect(await page.getByText('见面礼').isVisible()).toBe(false)
  await context.close()
})

test('a code of nobody keeps nobody from registering, nor does none', async () => {
  for (const [address, words] of [
    [`${REGISTER}?share_code=NOBODYHAS2`, '邀请码无效，您仍可注册'],
    [REGISTER, '欢迎注册'],
  ] as const) {
    const { page, context } = await open(address)
    await said(page, words)
    await register(page, newVisitor().handset)
    await title(page, '注册成功').waitFor()
    expect(await page.getByText('见面礼').isVisible()).toBe(false)
    await context.close()
  }
})

test('who is invited registers also where no script of the form comes, and the inviter is known', async () => {
  const { page, context, complaints } = await openTab(browser, PHONE)
  await page.route('**/packages/h5-page/dist/*.js', () => undefined)
  await page.goto(INVITED, { waitUntil: 'domcontentloaded' })
  const { handset } = newVisitor()
  await field(page, 'handset').fill(handset)
  await field(page, 'consent').check()
  await submit(page).tap()
  await page.getByRole('heading', { name: '输入验证码', level: 1 }).waitFor()
  await page.locator('input[name=code]').fill(await gateway.smsCode(handset))
  await page.getByRole('button', { name: '注册' }).tap()
  await page.getByRole('heading', { name: '注册成功', level: 1 }).waitFor()
  await page.getByText('朋友的邀请也记上了').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toContain('token')
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody invites themselves', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await logIn(context, gateway, { handset: INVITING_PHONE, origin: gateway.origin })
  await page.goto(INVITED)
  await form(page).scrollIntoViewIfNeeded()
  await said(page, '不能邀请自己')
  expect(await submit(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: '去邀请好友' }).tap()
  await page.waitForURL(`${gateway.origin}/h5-page/InviteFriends`)
  await context.close()
})

test('a result that is none leads back, with the code as far as it is known, and shows no success meanwhile', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await page.addInitScript(() => {
    const seen = () => document.body?.innerText.includes('注册成功') && sessionStorage.setItem('seen', '1')
    const look = () => {
      seen()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(SUCCESS)
  await page.waitForURL(REGISTER)
  await page.goto(`${SUCCESS}?share_code=${DEMO_SHARE_CODE}`)
  await page.waitForURL(INVITED)
  await said(page, '138****8005 邀请您')
  await page.goto(SUCCESS)
  await page.waitForURL(INVITED)
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  await context.close()
})
