import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLUMNS } from '../containers/columns'
import { accessibilityFaults } from '../testing/accessibility'
import { PHONE } from '../testing/browser'
import {
  activate,
  codePopup,
  countCalls,
  fault,
  field,
  fill,
  type LeadSite,
  leaveLead,
  newVisitor,
  openLeadSite,
  SEND,
  startButton,
  success,
  toCode,
  typeCode,
} from './lead-site'

let site: LeadSite
beforeAll(async () => {
  site = await openLeadSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

declare global {
  interface Window {
    _hmt: unknown[][]
  }
}

/** What 立即下载 does, by container. */
const DOWNLOADS: Record<string, (page: Page) => Promise<unknown>> = {
  mp: (page) => page.waitForURL('**/h5/terms'),
  mb: (page) => page.waitForURL('**/h5/terms'),
  wx: (page) => page.getByRole('dialog', { name: '请点击右上角，选择在浏览器中打开' }).waitFor(),
  pc: (page) => page.getByRole('dialog', { name: '请使用手机扫码下载' }).waitFor(),
}

describe('the whole way', () => {
  test.each(COLUMNS)('in $title, with every step counted', async ({ container, context: device }) => {
    const { page, context, complaints } = await site.open(device('6.43.0'))
    const visitor = newVisitor()
    await page.evaluate(() => {
      window._hmt = []
    })
    await leaveLead(page, site.gateway, visitor)
    await success(page)
      .getByText(/^服务专线.+，$/)
      .waitFor()
    const events = ['lead_start', 'phone_valid', 'sms_sent', 'code_right', 'lead_ok']
    const download = success(page).getByRole('button', { name: '立即下载' })
    const reached = DOWNLOADS[container]
    expect(await download.isVisible()).toBe(reached !== undefined)
    const counted = await page.evaluate(() => window._hmt.map(([, , action]) => action))
    expect(counted.filter((action) => action !== 'expose' && action !== 'click')).toEqual(events)
    if (reached) {
      await download.click()
      await reached(page)
    } else {
      await success(page).getByRole('button', { name: '我知道了' }).click()
      await page.getByText('您已提交，请留意我们的来电').waitFor()
    }
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('what is wrong', () => {
  const RULE = '请输入正确的姓名和手机号！'

  test.each([
    ['', '', RULE],
    ['   ', '13800138000', RULE],
    ['王小明', '1380013800', RULE],
    ['王小明', '12800138000', RULE],
    ['王小明', '13800138000', '请先阅读并同意《隐私政策》'],
  ])('%j with the phone %j is said beside the field, and no code is spent', async (name, handset, words) => {
    const { page, context, complaints } = await site.open()
    const sends = countCalls(page, SEND)
    await field(page, 'nick_name').fill(name)
    await field(page, 'handset').fill(handset)
    await startButton(page).tap()
    await fault(page, words).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(sends()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('names and phones end where the contract ends them', async () => {
    const { page, context } = await site.open()
    await field(page, 'nick_name').pressSequentially('一二三四五六七八九十一二三')
    await field(page, 'handset').pressSequentially('138001380009')
    expect(await field(page, 'nick_name').inputValue()).toBe('一二三四五六七八九十一二')
    expect(await field(page, 'handset').inputValue()).toBe('13800138000')
    await context.close()
  })

  test('a code that is missing or wrong is said in its popup, and the next one is taken', async () => {
    const { page, context } = await site.open()
    const visitor = newVisitor()
    await toCode(page, visitor)
    await activate(page).tap()
    await fault(page, '请输入验证码').waitFor()
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    const code = await site.gateway.smsCode(visitor.handset)
    await field(page, 'code').fill(code === '0000' ? '1111' : '0000')
    await activate(page).tap()
    await fault(page, '验证码错误').waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 0, callbacks: 0 })
    await field(page, 'code').fill(code)
    await activate(page).tap()
    await success(page).waitFor()
    // The last message covers the popup for a moment.
    await page.locator('.yz-toast').waitFor({ state: 'hidden' })
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    await context.close()
  })
})

describe('who has been here before', () => {
  test('goes straight to the service line, on another phone too, and stays one lead', async () => {
    const visitor = newVisitor()
    const first = await site.open()
    await leaveLead(first.page, site.gateway, visitor)
    await first.context.close()
    await site.passMinute()
    const { page, context } = await site.open()
    await toCode(page, visitor)
    await typeCode(page, site.gateway, visitor)
    await activate(page).tap()
    const known = page.getByRole('dialog', { name: '您已提交过' })
    await known.getByText('无需重复提交，').waitFor()
    await known.getByRole('button', { name: '立即下载' }).waitFor()
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
    await context.close()
  })
})

describe('the minute between two codes', () => {
  test('is counted down; closing the popup loses neither code nor text', async () => {
    const { page, context } = await site.open()
    const sends = countCalls(page, SEND)
    const visitor = newVisitor()
    await toCode(page, visitor)
    const again = codePopup(page).getByRole('button', { name: /秒后可重新获取/ })
    expect(await again.isDisabled()).toBe(true)
    await codePopup(page).getByRole('button', { name: '关闭' }).tap()
    expect(await field(page, 'handset').inputValue()).toBe(visitor.handset)
    await startButton(page).tap()
    await codePopup(page).waitFor()
    expect(sends()).toBe(1)
    await context.close()
  })
})

describe('on every screen', () => {
  test.each([
    [320, ''],
    [390, ''],
    [320, '?text=large'],
  ])('%i px wide%s nothing sticks out, in no step', async (width, query) => {
    const { page, context } = await site.open({ ...PHONE, viewport: { width, height: 640 } })
    const fits = () =>
      page.evaluate(() => {
        const wide = [...document.querySelectorAll('main, dialog[open] > *')].filter(
          (part) => part.getBoundingClientRect().right > innerWidth + 1,
        )
        return wide.length === 0 && document.documentElement.scrollWidth <= innerWidth
      })
    const visitor = newVisitor()
    await page.goto(site.address + query)
    await startButton(page).tap()
    await fault(page, '请输入').waitFor()
    expect(await fits()).toBe(true)
    await fill(page, visitor)
    await startButton(page).tap()
    await codePopup(page).waitFor()
    expect(await fits()).toBe(true)
    await typeCode(page, site.gateway, visitor)
    await activate(page).tap()
    await success(page).waitFor()
    expect(await fits()).toBe(true)
    await context.close()
  })
})
