import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import { openTab, type Tab } from '../../testing/browser'
import { addColleague, closeSharing } from '../edited-page'
import {
  ADMINISTRATOR,
  type Colleague,
  faultsOf,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  signIn,
  WITHOUT_APPROVAL,
} from '../studio-site'

const EDITOR: Colleague = { name: '何洁', login: 'hejie', password: 'slow river long road' }

let site: StudioSite
let studioTab: Tab
let page: Page

beforeAll(async () => {
  // As a new deployment is set up before anybody has given it a thought.
  site = await openStudioSite({ ...WITHOUT_APPROVAL, COMPANY_NAME: '示例公司' })
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

async function openList(page: Page): Promise<void> {
  await page.goto(`${site.origin}/studio/pages`)
  await heading(page, '页面').waitFor()
}

async function act(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `${title} 的更多操作` }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function create(title: string, code: string): Promise<void> {
  await openList(page)
  await page.getByRole('button', { name: '新建页面' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建页面' })
  await dialog.getByRole('radio', { name: /^服务公告/ }).check()
  await dialog.getByLabel('页面标题').fill(title)
  await dialog.getByLabel('页面代码').fill(code)
  await dialog.getByRole('button', { name: '创建并编辑' }).click()
  await page.waitForURL(`**/pages/${code}/edit`)
}

async function rename(title: string, code: string): Promise<void> {
  await openList(page)
  await act(page, title, '修改代码')
  const dialog = page.getByRole('dialog', { name: `修改“${title}”的代码` })
  await dialog.getByLabel('页面代码').fill(code)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '修改代码' }).click()
  await page.getByText(`页面代码已改为 ${code}`).waitFor()
}

async function publish(title: string): Promise<void> {
  await openList(page)
  await act(page, title, '发布')
  const dialog = page.getByRole('dialog', { name: `发布“${title}”` })
  await dialog.getByRole('button', { name: '发布', exact: true }).click()
  // Live, and it says what should be fixed.
  await page.getByText('已发布第 1 版').first().waitFor()
  await page.getByText('页面会印出示例资料：公司名称').waitFor()
  await closeSharing(page)
}

const visit = async (code: string) => {
  const reply = await fetch(`${site.origin}/h5-page/h5/${code}`, { redirect: 'manual' })
  return { status: reply.status, to: reply.headers.get('location'), text: await reply.text() }
}

test('a code changes freely until visitors know it, and then leaves a way behind; footers follow the company', async () => {
  await create('理财入门', 'first-try')
  await rename('理财入门', 'licai')
  expect((await visit('first-try')).status).toBe(404)

  await page.getByText('公司信息中的公司名称还是示例').waitFor()
  await publish('理财入门')
  await rename('理财入门', 'licai-2026')
  expect(await visit('licai')).toMatchObject({ status: 301, to: '/h5-page/h5/licai-2026' })
  expect((await visit('licai-2026')).text).toContain('示例公司')

  await openList(page)
  await page.getByRole('link', { name: '去填写' }).click()
  await heading(page, '公司信息').waitFor()
  const name = page.getByLabel('公司名称')
  await name.fill(`${'长'.repeat(41)}`)
  await page.getByText('最多 40 个字，请删减').waitFor()
  expect(await name.inputValue()).toHaveLength(41)
  await name.fill('华南某某投资顾问有限公司')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '保存修改' }).click()
  const asked = page.getByRole('dialog', { name: '保存这些修改？' })
  await asked.getByText(/^\d+ 个已发布的页面会立即更新/).waitFor()
  expect(await asked.getByRole('row').allTextContents()).toEqual([
    '项目现在改为',
    '公司名称示例公司华南某某投资顾问有限公司',
  ])
  await asked.getByRole('button', { name: '保存并更新' }).click()
  await page.getByText('现在使用').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(async () => (await visit('licai-2026')).text).toContain('华南某某投资顾问有限公司')
  await openList(page)
  expect(await page.getByText('还是示例').count()).toBe(0)
  expect(faultsOf(studioTab)).toEqual([])
})

test('in New York the Studio shows and takes the clocks of Beijing; a past time is said, a day alone gets a time', async () => {
  const far = await openTab(site.browser, {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  const there = far.page
  await there.goto(`${site.origin}/studio/pages`)
  await signIn(there, ADMINISTRATOR)
  await heading(there, '页面').waitFor()
  await act(there, '理财入门', '定时')
  const dialog = there.getByRole('dialog', { name: '定时“理财入门”' })
  const publishAt = dialog.getByLabel('发布时间')
  const takeDownAt = dialog.getByLabel('下线时间')

  await publishAt.click()
  await publishAt.fill('2020-01-01 08:00')
  await takeDownAt.click()
  await dialog.getByText('这个时间已经过去').first().waitFor()
  expect(await publishAt.inputValue()).toBe('2020-01-01 08:00')

  // Clocks in New York skip this half hour.
  await publishAt.click()
  await publishAt.fill('2038-03-14 02:30')
  await takeDownAt.click()
  expect(await publishAt.inputValue()).toBe('2038-03-14 02:30')
  await takeDownAt.fill('2038-03-20')
  await publishAt.click()
  expect(await takeDownAt.inputValue()).toBe('2038-03-20 23:59')
  await there.keyboard.press('Escape')
  const saved = there.waitForResponse((reply) => reply.url().endsWith('/pages/schedule'))
  await dialog.getByRole('button', { name: '保存定时' }).click()
  const { schedule } = (await (await saved).json()).response
  expect(schedule).toMatchObject({
    publish_at: '2038-03-13T18:30:00.000Z',
    take_down_at: '2038-03-20T15:59:59.000Z',
  })
  await there.getByText('2038-03-14 02:30 定时发布').waitFor()
  await there.getByText('2038-03-20 23:59 定时下线').waitFor()
  expect(faultsOf(far)).toEqual([])
})

test('who may not publish is told where 提交审批 would stand', async () => {
  const { page: theirs } = await addColleague({ site, page }, EDITOR, 'editor')
  await theirs.getByRole('button', { name: '理财入门 的更多操作' }).click()
  const submit = theirs.getByRole('menuitem', { name: /^提交审批/ })
  await submit.waitFor()
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  expect(await submit.textContent()).toContain('审批同事')
  // From now on only those who publish may change its address.
  expect(await theirs.getByRole('menuitem', { name: '修改代码' }).count()).toBe(0)
})

test('a restored version says what it was made of', async () => {
  await page.goto(`${site.origin}/studio/pages/licai-2026/versions`)
  await page.getByRole('button', { name: '第 1 版 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '恢复为草稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复为草稿' }).click()
  await page.getByText(/草稿已恢复自第 1 版/).waitFor()
  await page.getByRole('listitem').filter({ hasText: '当前草稿' }).getByText('恢复自第 1 版').waitFor()
})

test.each([
  [853, 480],
  [960, 600],
])('at %i × %i every act is within reach', async (width, height) => {
  await page.setViewportSize({ width, height })
  await openList(page)
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  for (const look of ['卡片', '表格']) {
    await page.getByRole('radiogroup', { name: '显示方式' }).getByText(look).click()
    await page.getByRole('button', { name: '理财入门 的更多操作' }).click()
    await page.getByRole('menuitem', { name: '版本记录' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
    expect(await fits(), look).toBe(true)
  }
  // The button that creates it is visible without scrolling.
  await page.getByRole('button', { name: '新建页面' }).first().click()
  const make = page.getByRole('dialog', { name: '新建页面' }).getByRole('button', { name: '创建并编辑' })
  await make.waitFor()
  const box = await make.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(height)
  await page.keyboard.press('Escape')
  for (const [path, name] of [
    ['company', '公司信息'],
    ['pages/licai-2026/versions', '理财入门 · 版本记录'],
  ] as const) {
    await page.goto(`${site.origin}/studio/${path}`)
    await heading(page, name).waitFor()
    expect(await fits(), name).toBe(true)
  }
})
