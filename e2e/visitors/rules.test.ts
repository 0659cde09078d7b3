import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { layoutShift } from '../testing/layout-shift'
import { logIn } from '../testing/log-in'

const CALL = '**/user-portrait/v1/check-user-in-rules'
const HANDSET = '13800138012'

let gateway: DemoGateway
let browser: Browser

const line = (text: string, rule_id?: string) => ({
  name: 'text',
  value: { html: `<p>${text}</p>`, ...(rule_id && { show_if: { rule_id } }) },
})
const gap = (height: number) => ({ name: 'empty', value: { height } })

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  const audience = {
    code: 'audience',
    title: '按人群显示',
    page_schema: [
      line('开头的专享', 'everybody'),
      line('开头的稳健客户', 'steady-customers'),
      line('人人可见'),
      ...[1, 2, 3, 4].map(() => gap(1000)),
      line('下面的专享', 'everybody'),
      line('末尾'),
    ],
  }
  const plain = { code: 'plain', title: '没有条件', page_schema: [line('没有条件')] }
  await gateway.importPages(audience, plain)
})
afterAll(() => browser?.close())

const url = (code = 'audience') => `${gateway.origin}/h5-page/h5/${code}`

interface Visit extends AsyncDisposable {
  page: Page
  /** Rules that were asked for, a line for each call. */
  asked: string[]
}

/** Opens a visitor's phone. `answer` sits between the page and the gateway. */
async function visit(
  isLoggedIn: boolean,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<Visit> {
  const { page, context } = await openTab(browser, PHONE)
  if (isLoggedIn) await logIn(context, gateway, { handset: HANDSET, origin: gateway.origin })
  const asked: string[] = []
  await page.route(CALL, (route) => {
    asked.push(route.request().postDataJSON().rule_ids.join(' '))
    return answer(route)
  })
  return { page, asked, [Symbol.asyncDispose]: () => context.close() }
}

/** Returns the lines that are visible on the page, in order. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-block=text]')]
      .filter((block) => block.getClientRects().length > 0)
      .map((block) => block.innerText.trim()),
  )

const answered = (page: Page) => page.waitForFunction(() => localStorage.yzRules !== undefined)

/** An answer that waits until it is let go. */
function heldAnswer() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { letGo: () => letGo(), answer: (route: Route) => gate.then(() => route.continue()) }
}

test('nobody is asked about who is not logged in, and what is for some stays hidden', async () => {
  await using visitor = await visit(false)
  await visitor.page.goto(url(), { waitUntil: 'networkidle' })
  expect(await shown(visitor.page)).toEqual(['人人可见', '末尾'])
  expect(visitor.asked).toEqual([])
})

test('one call asks for all rules of a page, and none for a page without', async () => {
  await using visitor = await visit(true)
  await visitor.page.goto(url())
  await answered(visitor.page)
  expect(visitor.asked).toEqual(['everybody steady-customers'])
  await visitor.page.goto(url('plain'), { waitUntil: 'networkidle' })
  expect(visitor.asked).toHaveLength(1)
})

describe('an answer after the first paint', () => {
  test('shows what moves nothing on the screen and leaves the rest to the next view', async () => {
    const held = heldAnswer()
    await using visitor = await visit(true, held.answer)
    const { page } = visitor
    await page.goto(url())
    await page.getByText('人人可见').waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await shown(page)).toEqual(['人人可见', '末尾'])
    held.letGo()
    await answered(page)
    await page.getByText('下面的专享').waitFor()
    expect(await shown(page)).toEqual(['人人可见', '下面的专享', '末尾'])
    expect(await layoutShift(page)).toBe(0)
  })

  test('decides the next view before it is painted', async () => {
    const held = heldAnswer()
    await using visitor = await visit(true, held.answer)
    const { page } = visitor
    held.letGo()
    await page.goto(url())
    await answered(page)
    // The gateway is out of reach now: only what is remembered can show anything.
    await page.unroute(CALL)
    await page.route(CALL, (route) => route.abort())
    await page.goto(url())
    expect(await shown(page)).toEqual(['开头的专享', '人人可见', '下面的专享', '末尾'])
    expect(await layoutShift(page)).toBe(0)
  })

  test('is remembered for one visitor alone', async () => {
    await using visitor = await visit(true)
    const { page } = visitor
    await page.goto(url())
    await answered(page)
    const other = await gateway.token('13800138013')
    await page.context().addCookies([{ name: 'token', value: other, url: gateway.origin }])
    await page.route(CALL, (route) => route.abort())
    await page.goto(url(), { waitUntil: 'networkidle' })
    expect(await shown(page)).toEqual(['人人可见', '末尾'])
  })
})

test('who logs out sees nothing of it, though it is remembered', async () => {
  await using visitor = await visit(true)
  const { page } = visitor
  await page.goto(url())
  await answered(page)
  await page.context().clearCookies()
  await page.goto(url(), { waitUntil: 'networkidle' })
  expect(await shown(page)).toEqual(['人人可见', '末尾'])
})

test('a call that fails leaves it hidden and the page whole', async () => {
  await using visitor = await visit(true, (route) => route.fulfill({ status: 503, body: 'away' }))
  await visitor.page.goto(url(), { waitUntil: 'networkidle' })
  expect(await shown(visitor.page)).toEqual(['人人可见', '末尾'])
})
