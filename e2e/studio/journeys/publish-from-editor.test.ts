import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tab } from '../../testing/browser'
import { addColleague, closeSharing, createPage, openEditor, rename } from '../edited-page'
import {
  type Colleague,
  faultsOf,
  openStudioSite,
  type StudioSite,
  setUp,
  WITHOUT_APPROVAL,
} from '../studio-site'

const EDITOR: Colleague = { name: '何洁', login: 'hejie', password: 'slow river long road' }
const COURSE = new URL('../documents/course.json', import.meta.url)
const TITLE = '基金投资入门课'

let site: StudioSite
let studioTab: Tab
let page: Page
let course: object
let code: string
let pages = 0

beforeAll(async () => {
  site = await openStudioSite(WITHOUT_APPROVAL)
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
  course = { ...JSON.parse(await readFile(COURSE, 'utf8')), title: TITLE }
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  pages += 1
  code = `publish-${pages}`
  await createPage(page, code, course)
  await openEditor(page, site.origin, code)
})

const publishing = () => page.getByRole('dialog', { name: /^发布“/ })

/** Publishes by keyboard. */
async function publish(): Promise<void> {
  await page.keyboard.press('Alt+Shift+P')
  await publishing().getByRole('button', { name: '发布', exact: true }).click()
  await page.getByText(/^已发布第 \d+ 版$/).waitFor()
  await closeSharing(page)
}

/** Opens the menu beside the publish button, and waits until all its data has been fetched. */
async function openMenu(): Promise<void> {
  const answer = page.waitForResponse((reply) => reply.url().includes('/pages/detail'))
  await page.getByRole('button', { name: '更多发布操作' }).click()
  await (await answer).finished()
  await page.getByRole('menuitem', { name: '定时发布或下线' }).waitFor()
}

const takeDown = () => page.getByRole('menuitem', { name: '下线', exact: true })

test('a page is taken down from its editor only while visitors have it', async () => {
  await openMenu()
  expect(await takeDown().count()).toBe(0)
  await page.keyboard.press('Escape')

  await publish()
  await openMenu()
  await takeDown().click()
  const ending = page.getByRole('dialog', { name: `下线“${TITLE}”？` })
  await ending.getByText('活动提前结束').click()
  await ending.getByRole('button', { name: '下线' }).click()
  await ending.waitFor({ state: 'detached' })
  expect((await fetch(`${site.origin}/h5-page/h5/${code}`)).status).toBe(404)

  await openMenu()
  expect(await takeDown().count()).toBe(0)
  expect(faultsOf(studioTab)).toEqual([])
})

test('the bar above says what visitors have: a draft, all of it, not the last change, and what is set for a day', async () => {
  const standing = page.getByRole('status', { name: '发布状态' })
  const says = (words: string) => standing.getByText(words, { exact: true }).waitFor()
  const saysNoMore = (words: string) =>
    standing.getByText(words, { exact: true }).waitFor({ state: 'detached' })
  await says('草稿')
  expect(await standing.getByText('有未发布的修改').count()).toBe(0)

  await publish()
  await says('已发布')
  await saysNoMore('草稿')
  expect(await standing.getByText('有未发布的修改').count()).toBe(0)

  await rename(page, `${TITLE}（第二期）`)
  await says('有未发布的修改')
  await publish()
  await saysNoMore('有未发布的修改')

  await openMenu()
  await page.getByRole('menuitem', { name: '定时发布或下线' }).click()
  const dialog = page.getByRole('dialog', { name: /^定时“/ })
  await dialog.getByLabel('下线时间').click()
  await dialog.getByLabel('下线时间').fill('2038-03-20 23:59')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '保存定时' }).click()
  await says('2038-03-20 23:59 定时下线')
  expect(faultsOf(studioTab)).toEqual([])
})

test('publishing is a command that is listed with its keys and found by its name', async () => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /命令/ }).fill('发布')
  await page.getByRole('option', { name: /发布/ }).first().waitFor()
  await page.keyboard.press('Enter')
  await publishing().waitFor()
  await page.keyboard.press('Escape')
  await publishing().waitFor({ state: 'detached' })
  expect(await keysFor(page, '发布')).toBe(1)
})

test('who may not publish has no such command', async () => {
  const { page } = await openAs(EDITOR, 'editor')
  await page.keyboard.press('Alt+Shift+P')
  expect(await keysFor(page, '预览')).toBe(1)
  expect(await keysFor(page, '发布')).toBe(0)
  expect(await page.getByRole('dialog', { name: /^发布/ }).count()).toBe(0)
})

/** How many rows of the list of shortcuts have this name. */
async function keysFor(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name: '帮助' }).click()
  await page.getByRole('menuitem', { name: '快捷键' }).click()
  const sheet = page.getByRole('dialog', { name: '快捷键' })
  await sheet.getByRole('term').first().waitFor()
  const count = await sheet.getByRole('term').getByText(name, { exact: true }).count()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  return count
}

/** Opens the page as a member with one role, in a tab of their own. */
async function openAs(colleague: Colleague, role: string): Promise<Tab> {
  const other = await addColleague({ site, page }, colleague, role)
  await openEditor(other.page, site.origin, code)
  return other
}
