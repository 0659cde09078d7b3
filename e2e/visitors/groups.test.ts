import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInByCode, newHandset } from '../passport/passport-site'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { layoutShift } from '../testing/layout-shift'
import { logIn } from '../testing/log-in'

/** Words of a body that only members of the group of `/sqsjGroup` may read. */
const LOCKED = '经营现金流说明收回了多少'
/** Somebody whom the demo has sold a service that is in force. */
const MEMBER = '13900010012'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const url = (path: string) => `${gateway.origin}/h5-page/${path}`

/** Everything that comes to the phone from now on, as text. */
function listen(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (/html|json|javascript/.test(response.headers()['content-type'] ?? ''))
      bodies.push(response.text().catch(() => ''))
  })
  return () => Promise.all(bodies)
}

const post = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('what is written for a group is summaries for a stranger, and whole for who has joined', async () => {
  const { page, context, complaints } = await openTab(browser, PHONE)
  const came = listen(page)
  await page.goto(url('sqsjGroup'))
  await page.getByRole('heading', { name: '入门群里写过什么' }).scrollIntoViewIfNeeded()
  const locked = post(page, '第一次看财报，从三行开始')
  await locked.getByText('营业收入、经营现金流、应收账款，各说明什么。').waitFor()
  expect(await locked.locator('details').count()).toBe(0)
  expect((await came()).filter((text) => text.includes(LOCKED))).toEqual([])

  await locked.getByRole('button', { name: '登录后查看全文' }).click()
  await page.waitForURL('**/passport/m/login**')
  await logInByCode(page, gateway, newHandset())
  await page.waitForURL('**/h5-page/sqsjGroup')
  await page.getByRole('heading', { name: '入门群里写过什么' }).scrollIntoViewIfNeeded()
  await locked.getByText('入群后查看全文').waitFor()
  expect((await came()).filter((text) => text.includes(LOCKED))).toEqual([])
  // A post for everybody can be read by anyone who is logged in.
  await post(page, '入门群须知').locator('summary').click()
  await page.getByText('一次问一件事，写清时间、页面和疑问。请勿发布广告').waitFor()

  await locked.getByText('入群后查看全文').click()
  await page.getByText('您已成功加入私享群').waitFor()
  await locked.locator('summary').click()
  await locked.getByText(LOCKED).waitFor()
  expect(await locked.getByRole('img').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('nothing on the screen moves when posts come', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await page.goto(url('ztlsGroup'))
  await page.getByRole('heading', { name: '三步入群' }).scrollIntoViewIfNeeded()
  await post(page, '一条消息，怎样查到它的出处').waitFor()
  expect(await layoutShift(page)).toBeLessThan(0.1)
  await context.close()
})

test('who may not join is told so by the button, and stays outside', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await logIn(context, gateway, { handset: newHandset(), origin: gateway.origin })
  await page.goto(url('ztlsGroup'))
  await page.getByRole('button', { name: '加入主题猎手群' }).first().click()
  await page.getByText('您暂不符合加群资格').waitFor()
  await context.close()
})

test('who opens the page of somebody else is led to their own, by one redirect and before it is painted', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await logIn(context, gateway, { handset: MEMBER, origin: gateway.origin })
  const response = await page.goto(url('sqsjGroup?cps_id=poster'))
  expect(page.url()).toBe(url('sqsjGroup3?cps_id=poster'))
  await page.getByRole('heading', { name: '您在右边这一列' }).waitFor()
  const first = response?.request().redirectedFrom()
  expect([first?.url(), first?.redirectedFrom()]).toEqual([url('sqsjGroup?cps_id=poster'), null])
  const redirects = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).redirectCount,
  )
  expect(redirects).toBe(1)

  // From one page to the other without a load: the address is the one that is shown.
  await page.getByText('我的服务已经到期').click()
  await page.waitForURL(url('sqsjGroup3'))
  expect(await page.title()).toContain('社群升级')
  await context.close()
})

test('who is not logged in sees the page that they opened', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await page.goto(url('sqsjGroup2'))
  expect(page.url()).toBe(url('sqsjGroup2'))
  await page.getByRole('heading', { name: '您在中间这一列' }).waitFor()
  await context.close()
})
