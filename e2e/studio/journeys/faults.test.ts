import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tab } from '../../testing/browser'
import { ADMINISTRATOR, heading, openStudioSite, type StudioSite, setUp, signIn } from '../studio-site'

let site: StudioSite
let studioTab: Tab
let page: Page
let handset: string

beforeAll(async () => {
  site = await openStudioSite()
  handset = await site.leaveLead('王芳')
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const studio = (path: string) => `${site.origin}/studio${path}`

async function openInbox(): Promise<void> {
  await page.unrouteAll()
  await page.goto(studio('/leads'))
  await page.getByRole('button', { name: '王芳' }).waitFor()
}

/** Another machine on which the administrator has the inbox open. */
async function anotherTab(): Promise<Page> {
  const { page } = await site.newTab()
  await page.goto(studio('/leads'))
  await signIn(page, ADMINISTRATOR)
  await page.getByRole('button', { name: '王芳' }).waitFor()
  return page
}

test('an inbox that cannot be had says why and comes with a second try', async () => {
  await page.route('**/studio-api/leads?**', (route) => route.abort())
  await page.goto(studio('/leads'))
  await page.getByText('网络异常，请检查网络后重试').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('button', { name: '王芳' }).waitFor()
})

test('a proxy’s page in place of an answer is said to be a service that is away', async () => {
  await page.route('**/studio-api/audit**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await page.goto(studio('/audit'))
  await page.getByText('服务暂时不可用，请稍后重试').waitFor()
})

test('a note that could not be sent is still in its field', async () => {
  await openInbox()
  await page.getByRole('button', { name: '王芳' }).click()
  const note = page.getByRole('textbox', { name: '添加备注' })
  await note.fill('周三再联系')
  await page.route('**/studio-api/leads/note', (route) => route.abort())
  await page.getByRole('button', { name: '添加备注' }).click()
  await page.getByText('网络异常，请检查网络后重试').waitFor()
  expect(await note.inputValue()).toBe('周三再联系')
  await page.unrouteAll()
  await page.getByRole('button', { name: '添加备注' }).click()
  await page.getByRole('listitem').filter({ hasText: '周三再联系' }).waitFor()
  expect(await note.inputValue()).toBe('')
})

test('a whole phone is gone again after half a minute, though nobody hides it', async () => {
  const page = await anotherTab()
  await page.clock.install()
  await page.getByRole('button', { name: '王芳' }).click()
  await page.getByRole('button', { name: '查看完整号码' }).click()
  await page.getByRole('textbox', { name: '查看理由' }).fill('回访')
  await page.getByRole('button', { name: '查看', exact: true }).click()
  await page.getByText(handset).waitFor()
  await page.clock.fastForward(29_000)
  expect(await page.getByText(handset).isVisible()).toBe(true)
  await page.clock.fastForward(2_000)
  await page.getByText(handset).waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(handset)
})

test('code that does not come leaves the frame standing, and says what to do', async () => {
  await openInbox()
  await page.route('**/studio/assets/**', (route) => route.abort())
  await page.getByRole('link', { name: '审计' }).click()
  await heading(page, '页面代码没有加载完整').waitFor()
  await page.getByRole('navigation').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: '刷新页面' }).click()
  await heading(page, '审计').waitFor()
})

test('who logs out leaves nothing of the inbox to who comes next', async () => {
  const page = await anotherTab()
  await page.getByRole('button', { name: ADMINISTRATOR.name }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await heading(page, '登录').waitFor()
  expect(page.url()).toBe(studio('/'))
  expect(await page.content()).not.toContain('王芳')
  await page.goBack()
  await heading(page, '登录').waitFor()
  expect(await page.content()).not.toContain('王芳')
})

test.each([1280, 1440, 1920])('every screen fits a width of %d', async (width) => {
  await page.unrouteAll()
  await page.setViewportSize({ width, height: 900 })
  const screens = { '/leads': '线索', '/members': '成员', '/audit': '审计', '/account': '我的账号' }
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(studio(path))
    await heading(page, title).waitFor()
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('all of it works by keyboard: the skip link, a lead, and back to where one was', async () => {
  await openInbox()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.getByRole('button', { name: '王芳' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '王芳' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '王芳' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('王芳')
})
