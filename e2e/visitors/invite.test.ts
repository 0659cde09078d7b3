import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tools/lib/free-port.mjs'
import { accessibilityFaults } from '../testing/accessibility'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type OwnDemoGateway, startDemoGateway } from '../testing/demo-gateway'
import { layoutShift, UNSEEN_SHIFT } from '../testing/layout-shift'
import { logIn } from '../testing/log-in'

/** Has invited two friends in the demo, and claimed nothing. */
const INVITER = '13800138005'
const WECHAT = `${PHONE.userAgent} MicroMessenger/8.0.49`

// A gateway of its own: a prize can be claimed only once, and a poster's address names the host of the gateway.
let demo: OwnDemoGateway
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  const settings = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` }
  ;[demo, browser] = await Promise.all([startDemoGateway({ port, settings }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await demo?.stop()
})

/** The page of invitations, at the block. */
async function openInvitation(handset?: string, device: typeof PHONE = PHONE) {
  const tab = await openTab(browser, device)
  if (handset) await logIn(tab.context, demo, { handset, origin: demo.origin })
  await tab.page.goto(`${demo.origin}/h5-page/InviteFriends`)
  await tab.page.getByRole('link', { name: '看活动和我的进度' }).tap()
  return { ...tab, block: tab.page.locator('[data-block=wInvite]') }
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

test('an inviter sees who came, takes the first prize, and has a link and a poster to pass on', async () => {
  const { page, block, context, complaints } = await openInvitation(INVITER)
  await block.getByText('已邀请 2 人，其中有效 2 人').waitFor()
  await block.getByText(/\/InviteFriends\/register\?share_code=DEM2FR4END$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const first = block.getByRole('listitem').filter({ hasText: '入门课程兑换券' })
  await first.getByRole('button', { name: '领取入门课程兑换券' }).tap()
  await first.getByText('已领取').waitFor()
  await block.getByRole('listitem').filter({ hasText: '定制笔记本' }).getByText('还差 1 人').waitFor()

  await block.getByRole('button', { name: '我的邀请' }).tap()
  const invited = sheet(page, '我的邀请')
  await invited.getByText('139****0011').waitFor()
  await invited.getByText('139****0012').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await invited.waitFor({ state: 'hidden' })
  expect(
    await block.getByRole('button', { name: '我的邀请' }).evaluate((button) => button.matches(':focus')),
  ).toBe(true)

  await block.getByRole('button', { name: '我的奖品' }).tap()
  await sheet(page, '我的奖品').getByText('入门课程兑换券').waitFor()
  await sheet(page, '我的奖品').getByText('待发放').waitFor()
  await sheet(page, '我的奖品').getByRole('button', { name: '关闭' }).tap()

  const posterComes = page.waitForResponse(/\/invitation\/poster\/DEM2FR4END\.jpg$/)
  await block.getByRole('button', { name: '生成海报' }).tap()
  expect((await posterComes).headers()['content-type']).toBe('image/jpeg')
  await sheet(page, '邀请海报').getByText('长按图片保存或发送给朋友').waitFor()
  const poster = sheet(page, '邀请海报').getByRole('img', { name: /邀请海报/ })
  expect(
    await poster.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }),
  ).toEqual([750, 1200])
  await sheet(page, '邀请海报').getByRole('link', { name: '保存图片' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet(page, '邀请海报').getByRole('button', { name: '关闭' }).tap()

  // The poster was a way to pass the link on.
  await block.getByRole('button', { name: '领取电子书' }).tap()
  await block.getByRole('listitem').filter({ hasText: '电子书' }).getByText('已领取').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('who is not logged in reads prizes and rules, nothing moves as they come, and is led to the login', async () => {
  const { page, block, context, complaints } = await openInvitation()
  await block.getByText('每位朋友只认第一位邀请人').waitFor()
  await block.getByText('邀请 8 人，剩余 30 份').waitFor()
  expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT)
  expect(await block.getByRole('button', { name: /我的|领取|复制/ }).count()).toBe(0)
  await block.getByRole('button', { name: '登录后邀请' }).tap()
  await page.waitForURL('**/passport/m/login?from=*InviteFriends*')
  expect(complaints).toEqual([])
  await context.close()
})

test('within WeChat no prize is spoken of, and the own record can be read', async () => {
  const { page, block, context, complaints } = await openInvitation(INVITER, { ...PHONE, userAgent: WECHAT })
  await block.getByText('已邀请 2 人，其中有效 2 人').waitFor()
  await block.getByText('每位朋友只认第一位邀请人').waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(
    /奖|兑换券|笔记本|门票|电子书|领取|海报|复制链接/,
  )
  await block.getByRole('button', { name: '我的邀请' }).tap()
  await sheet(page, '我的邀请').getByText('139****0011').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
