import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { addColleague, createPage } from '../edited-page'
import {
  type Colleague,
  faultsOf,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  WITHOUT_APPROVAL,
} from '../studio-site'

const EDITOR: Colleague = { name: '何洁', login: 'hejie', password: 'slow river long road' }
const APPROVER: Colleague = { name: '周明', login: 'zhouming', password: 'green tea and granite' }
const LEAD = new URL('../documents/lead.json', import.meta.url)
const TITLE = '系统升级通知'
const UNTIDY = join(import.meta.dirname, '../../../demo/pages/untidy.json')

let site: StudioSite
let studioTab: Tab
let page: Page

beforeAll(async () => {
  site = await openStudioSite(WITHOUT_APPROVAL)
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const titlesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`${site.origin}/studio/pages${search}`)
  await heading(page, '页面').waitFor()
}

/** The entries in the menu of a page. */
async function actsOn(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: `${title} 的更多操作` }).click()
  await page.getByRole('menuitem').first().waitFor()
  const acts = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
  return acts
}

async function act(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `${title} 的更多操作` }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Creates a page from a template and returns its code. */
async function create(page: Page, template: RegExp): Promise<string> {
  await page.getByRole('button', { name: '新建页面' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建页面' })
  await dialog.getByRole('radio', { name: template }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  const code = await dialog.getByLabel('页面代码').inputValue()
  await dialog.getByRole('button', { name: '创建并编辑' }).click()
  await page.waitForURL(`**/pages/${code}/edit`)
  return code
}

/** Calls the gateway as the member who is logged in on this page. */
async function call(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'x-yingzao-studio': '1', 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    [`/studio-api/pages/${path}`, body] as const,
  )
}

/** Somebody with one role, in a tab of their own, on the list of pages. */
const colleague = (somebody: Colleague, role: string) => addColleague({ site, page }, somebody, role)

const visit = (code: string) => fetch(`${site.origin}/h5-page/h5/${code}`)

test('a page of a template is found, copied, put away, published and taken down', async () => {
  await openList(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const code = await create(page, /^服务公告/)
  expect(code).toMatch(/^announcement-\d{8}$/)

  await openList(page)
  await page.getByRole('textbox', { name: '页面标题或代码' }).fill('升级')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pages?q=*')
  await card(page, TITLE).getByText('草稿').waitFor()
  // Until the answer arrives the previous results stay, greyed out.
  await page.locator('.pg-old').waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])

  await act(page, TITLE, '复制')
  const copying = page.getByRole('dialog', { name: `复制“${TITLE}”` })
  await copying.getByLabel('页面代码').fill(code)
  await copying.getByRole('button', { name: '复制' }).click()
  await copying.getByText(`“${code}”已被其他页面使用，可以试试“${code}-2”`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await copying.getByLabel('页面代码').fill(`${code}-2`)
  await copying.getByRole('button', { name: '复制' }).click()
  await page.waitForURL(`**/pages/${code}-2/edit`)

  await openList(page)
  await act(page, `${TITLE} 副本`, '归档')
  await page.getByRole('dialog').getByRole('button', { name: '归档' }).click()
  await card(page, `${TITLE} 副本`).waitFor({ state: 'detached' })
  await page.getByRole('radiogroup', { name: '状态' }).getByText('已归档 1').click()
  await card(page, `${TITLE} 副本`).waitFor()

  await openList(page)
  await act(page, TITLE, '发布')
  const publishing = page.getByRole('dialog', { name: `发布“${TITLE}”` })
  await publishing.getByText(`/h5-page/h5/${code}`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await publishing.getByRole('button', { name: '发布', exact: true }).click()
  await card(page, TITLE).getByText('已发布').waitFor()
  expect(await (await visit(code)).text()).toContain(TITLE)

  await openList(page)
  expect(await actsOn(page, TITLE)).not.toContain('归档')
  await act(page, TITLE, '下线')
  const ending = page.getByRole('dialog', { name: `下线“${TITLE}”？` })
  await ending.getByRole('button', { name: '下线' }).click()
  await ending.getByText('请写明原因，至少 2 个字').waitFor()
  await ending.getByText('活动提前结束').click()
  await ending.getByRole('button', { name: '下线' }).click()
  await card(page, TITLE).getByText('已下线').waitFor()
  expect((await visit(code)).status).toBe(404)
  expect(faultsOf(studioTab)).toEqual([])
})

test('Enter in a field of the dialog makes the page, as its button does', async () => {
  await openList(page)
  await page.getByRole('button', { name: '新建页面' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建页面' })
  await dialog.getByText('空白页面', { exact: true }).click()
  await dialog.getByLabel('页面代码').fill('made-by-enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pages/made-by-enter/edit')
  expect(faultsOf(studioTab)).toEqual([])
})

test('a version is compared with the draft in words and in looks, and comes back as the draft', async () => {
  const code = 'compared'
  const before = '免费领取投资入门资料'
  await createPage(page, code, { ...JSON.parse(await readFile(LEAD, 'utf8')), title: before })
  await openList(page)
  await act(page, before, '发布')
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await card(page, before).getByText('已发布').waitFor()
  const patch = [
    { op: 'set', id: null, path: ['title'], value: '免费领取基金入门资料' },
    { op: 'remove', id: 'bar' },
  ]
  const save_id = crypto.randomUUID()
  expect(await call(page, 'draft', { code, base_revision: 1, save_id, patch })).toBe(200)

  await page.goto(`${site.origin}/studio/pages/${code}/versions`)
  await page.getByRole('heading', { name: '第 1 版 与 当前草稿 的差异' }).waitFor()
  expect(
    await page
      .getByRole('row', { name: /页面标题/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual([before, '免费领取基金入门资料'])
  await page.getByText('删除 1').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByText('外观', { exact: true }).click()
  const marked = page.frameLocator('iframe[title="第 1 版 的外观"]').locator('[data-id="bar"]')
  await marked.waitFor({ state: 'attached' })
  await expect.poll(() => marked.evaluate((block) => block.style.outlineStyle)).toBe('solid')

  await page.getByRole('button', { name: '第 1 版 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '恢复为草稿' }).click()
  await page.getByText(/先保存为第 2 版/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '恢复为草稿' }).click()
  await page.getByText('草稿已恢复自第 1 版，原草稿保存为第 2 版').waitFor()
  await heading(page, `${before} · 版本记录`).waitFor()
  await page.getByRole('radio', { name: '以 第 2 版 为新' }).waitFor()
  expect(faultsOf(studioTab)).toEqual([])
})

test('what a file needs mended is told before a page is made of it, and one that is broken makes none', async () => {
  await openList(page)
  await page.getByRole('button', { name: '新建页面' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建页面' })
  await dialog.getByText('导入文件').click()
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'half.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await dialog.getByText('这个文件不能使用', { exact: true }).waitFor()
  await dialog.getByLabel('页面标题').fill('半个文件')
  await dialog.getByLabel('页面代码').fill('half')
  await dialog.getByRole('button', { name: '创建并编辑' }).click()
  await dialog.getByText('这个文件不能使用，请换一个').waitFor()
  await file.setInputFiles(UNTIDY)
  await dialog.getByText(/^可以使用：\d+ 个组件，读取时修正了 \d+ 处/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '创建并编辑' }).click()
  await page.waitForURL('**/pages/half/edit')
})

test('who writes pages does not publish them, and who publishes does not write', async () => {
  await openList(page)
  const title = await titlesOn(page).first().innerText()
  const editor = await colleague(EDITOR, 'editor')
  const approver = await colleague(APPROVER, 'approver')

  await editor.page.getByRole('button', { name: `编辑 ${title}` }).waitFor()
  const writing = await actsOn(editor.page, title)
  expect(writing).toEqual(expect.arrayContaining(['预览', '版本记录', '复制', '导出']))
  for (const name of ['发布', '定时', '下线']) expect(writing).not.toContain(name)
  expect(await call(editor.page, 'publish', { code: 'half', revision: 1 })).toBe(403)
  expect(await call(editor.page, 'take-down', { code: 'half', reason: '不再需要' })).toBe(403)

  await approver.page.getByRole('button', { name: `查看 ${title}` }).waitFor()
  const approving = await actsOn(approver.page, title)
  expect(approving).toEqual(expect.arrayContaining(['预览', '版本记录', '导出', '发布', '定时']))
  for (const name of ['复制', '归档']) expect(approving).not.toContain(name)
  expect(await approver.page.getByRole('button', { name: '新建页面' }).count()).toBe(0)
  expect(await call(approver.page, 'create', { code: 'mine', title: '我的页面' })).toBe(403)
  const empty = { base_revision: 1, save_id: crypto.randomUUID(), patch: [] }
  expect(await call(approver.page, 'draft', { code: 'half', ...empty })).toBe(403)
})

test('the table that was chosen is there again, and shows the same pages', async () => {
  await openList(page)
  await titlesOn(page).first().waitFor()
  const titles = await titlesOn(page).allInnerTexts()
  await page.getByText('表格', { exact: true }).click()
  await page.getByRole('columnheader', { name: '最近修改' }).waitFor()
  await page.reload()
  await page.getByRole('columnheader', { name: '最近修改' }).waitFor()
  for (const title of titles) await page.getByRole('link', { name: title, exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('卡片', { exact: true }).click()
  await page.getByRole('heading', { name: titles[0] ?? '' }).waitFor()
})

test.each([1280, 1440, 1920])('the list fits a width of %d', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  await openList(page)
  await page.waitForLoadState('networkidle')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
