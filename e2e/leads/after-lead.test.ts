import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTab, PHONE } from '../testing/browser'
import { untilLoaded } from '../testing/until'
import { activate, type LeadSite, newVisitor, openLeadSite, toCode, typeCode } from './lead-site'

/** A page whose form ends with a teacher's code, and which has a popup that asks visitors to stay. */
const CAMPAIGN = {
  code: 'teacher-campaign',
  title: '七天资料',
  page_schema: [
    {
      name: 'leadForm',
      id: 'form',
      value: {
        title: '领取七天资料',
        consent: '我已阅读并同意《隐私政策》',
        after: {
          title: '报名成功',
          text: '请添加企业微信',
          image: '/assets/qr.png',
          image_tip: '长按识别二维码',
          download: false,
          callback: false,
          buttons: [{ text: '看课程安排', action: { type: 7, atext: '#plan' } }],
        },
      },
    },
    { name: 'empty', value: { height: 1000 } },
    { name: 'empty', value: { height: 1000 } },
    { name: 'text', id: 'plan', value: { html: '<p>课程安排</p>' } },
    { name: 'empty', value: { height: 1000 } },
    { name: 'empty', value: { height: 1000 } },
    {
      name: 'retainPopup',
      value: { title: '先别走', button1_text: '去填写', button1_url: '#form', trigger: 'load' },
    },
    { name: 'footer', value: { show: true, fxts: true } },
  ],
}

let site: LeadSite
beforeAll(async () => {
  site = await openLeadSite()
  await site.gateway.importPages(CAMPAIGN)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const address = () => `${site.gateway.origin}/h5-page/h5/${CAMPAIGN.code}`
const offer = (page: Page) => page.getByRole('dialog', { name: '先别走' })
const end = (page: Page) => page.getByRole('dialog', { name: '报名成功' })

describe('what follows a lead', () => {
  test('is what its form says: no download, no call, and the page keeps nobody any more', async () => {
    const { page, context, complaints } = await openTab(site.browser, PHONE)
    await context.route('**/assets/qr.png', (route) => route.fulfill({ path: 'demo/pages/assets/qr.png' }))
    await page.goto(address())
    await offer(page).getByRole('link', { name: '去填写' }).tap()
    await offer(page).waitFor({ state: 'hidden' })
    const visitor = newVisitor()
    await toCode(page, visitor)
    await typeCode(page, site.gateway, visitor)
    expect(await activate(page).textContent()).toBe('提交')
    await activate(page).tap()
    const picture = end(page).getByRole('img', { name: '长按识别二维码' })
    await picture.waitFor()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 1)),
    ).toBe(true)
    expect(await end(page).textContent()).not.toMatch(/下载|020/)
    expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 0 })

    await end(page).getByRole('link', { name: '看课程安排' }).tap()
    await page.waitForFunction(() => {
      const { top } = (document.getElementById('plan') as Element).getBoundingClientRect()
      return Math.abs(top) < 5 && !document.querySelector('dialog[open]')
    })
    // At once, in another tab of the same phone: nothing waits for a second to pass.
    const later = await context.newPage()
    await later.goto(address())
    await untilLoaded(later)
    expect(await offer(later).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
