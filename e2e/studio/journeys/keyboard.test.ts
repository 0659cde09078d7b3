import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { createPage, held, openEditor, saveState } from '../edited-page'
import { faultsOf, openStudioSite, type StudioSite, setUp } from '../studio-site'

let site: StudioSite
let studioTab: Tab

beforeAll(async () => {
  site = await openStudioSite()
  studioTab = await site.newTab()
  await setUp(studioTab.page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

/** Opens a page without a block. */
async function openEmpty(page: Page, code: string): Promise<void> {
  await createPage(studioTab.page, code, { title: code, page_schema: [] })
  await openEditor(page, site.origin, code)
  await page.locator('.ed-stage iframe').contentFrame().locator('main').waitFor()
}

const heard = (page: Page, words: string) => page.locator('.ed-announcer', { hasText: words }).waitFor()

/** Waits until the focus is in the frame. */
const inCanvas = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement?.localName === 'iframe' && !document.querySelector('.ant-modal'),
  )

/** Every row of the tree, indented, with a star when it is selected. */
const lines = (page: Page) =>
  page.getByRole('treeitem').evaluateAll((items) =>
    items.map((item) => {
      const isSelected = item.getAttribute('aria-selected') === 'true'
      const depth = '-'.repeat(Number(item.getAttribute('aria-level')) - 1)
      return `${depth}${(item as HTMLElement).dataset.key}${isSelected ? '*' : ''}`
    }),
  )

/** Types into the palette's field and chooses the first result. */
async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Alt+1')
  await page.locator('.ed-palette input:focus').waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

test('a page is built, moved about, copied to another window and undone by keys alone', async () => {
  const { page, context } = studioTab
  await openEmpty(page, 'keys')
  await page.keyboard.press('/')
  await insert(page, '按钮')
  await heard(page, '已插入“按钮”')

  // A block with a preset style, from the menu of its card.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('标签页')
  await page.keyboard.press('ArrowDown')
  await page.locator('.ed-card-main:focus').waitFor()
  await page.keyboard.press('Shift+Enter')
  await page.locator('[role=menuitem]:focus', { hasText: '默认样式' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[role=menuitem]:focus', { hasText: '两个标签' }).waitFor()
  await page.keyboard.press('Enter')
  await heard(page, '已插入“标签页”')

  // Into the tab that is open and says that it is empty, and into one that is chosen in the layers.
  await insert(page, '文字')
  await heard(page, '已插入“文字”')
  await page.keyboard.press('Alt+2')
  await page.locator('[role=treeitem]:focus').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[role=treeitem]:focus', { hasText: '空，' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.ed-palette input:focus').waitFor()
  await page.keyboard.type('文字')
  await page.keyboard.press('Enter')
  await heard(page, '已插入“文字”')
  await page.keyboard.press('Alt+2')
  await page.locator('[role=treeitem]:focus').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await insert(page, 'tc')
  await heard(page, '已插入“弹窗”')

  await page.keyboard.press('Alt+2')
  await page.locator('[role=treeitem]:focus').waitFor()
  const [first, second] = ['tabs-1 value.list[0].children', 'tabs-1 value.list[1].children']
  const tabs = ['tabs-1', `-${first}`, '--text-1', `-${second}`, '--text-2']
  expect(await lines(page)).toEqual(['button-1', ...tabs, 'popup-1*'])
  expect(await accessibilityFaults(page)).toEqual([])

  await page.keyboard.press('Home')
  await page.keyboard.press('Alt+ArrowDown')
  await heard(page, '已下移“按钮”')
  await page.keyboard.press('Alt+ArrowRight')
  await heard(page, '已把“按钮”移入“标签页”')
  expect(await lines(page)).toContain('--button-1*')
  await page.keyboard.press('Alt+ArrowLeft')
  await heard(page, '已移出“按钮”')

  // To any place, by its name.
  await page.keyboard.press('Alt+M')
  await page.locator('[role=combobox]:focus').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('弹窗')
  await page.keyboard.press('Enter')
  await heard(page, '已移动“按钮”')
  await page.locator('[role=treeitem]:focus').waitFor()
  expect(await lines(page)).toEqual([...tabs, 'popup-1', '-button-1*'])

  await page.keyboard.press('F2')
  await page.locator('.ed-rename:focus').waitFor()
  await page.keyboard.type('join')
  await page.keyboard.press('Enter')
  await heard(page, '已改名“button-1”为“join”')
  await saveState(page, '已保存')
  const { document } = await held(page, 'keys')
  expect(document.page_schema.map(({ name }) => name)).toEqual(['tabs', 'popup'])

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ControlOrMeta+C')
  await heard(page, '已复制“弹窗”')
  const other = await context.newPage()
  await openEmpty(other, 'keys-two')
  await other.keyboard.press('ControlOrMeta+V')
  await heard(other, '已粘贴“弹窗”')
  await other.keyboard.press('Alt+2')
  await other.locator('[role=treeitem]:focus').waitFor()
  expect(await lines(other)).toEqual(['popup-1*', '-button-1'])
  await other.keyboard.press('ControlOrMeta+Z')
  await heard(other, '已撤销：粘贴“弹窗”')
  expect(await lines(other)).toEqual([])
  await other.close()

  await page.bringToFront()
  await page.keyboard.press('Alt+3')
  await page.locator('.ed-step:focus').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Home')
  await heard(page, '已回到“打开页面”之后')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await heard(page, '已重做：插入“按钮”')
  await saveState(page, '已保存')
  const kept = await held(page, 'keys')
  expect(kept.document.page_schema.map(({ name }) => name)).toEqual(['button'])
  expect(faultsOf(studioTab)).toEqual([])
})

test('keys reach the page from the canvas as well, and never from a field', async () => {
  const { page } = studioTab
  await openEmpty(page, 'keys-places')
  await page.keyboard.press('/')
  await insert(page, '文字')
  await insert(page, '按钮')
  await heard(page, '已插入“按钮”')
  // In the field they only edit text.
  for (const key of ['Delete', 'Backspace', 'Alt+ArrowUp', 'ArrowUp', '?']) await page.keyboard.press(key)
  await page.keyboard.press('Alt+2')
  await page.locator('[role=treeitem]:focus').waitFor()
  expect(await lines(page)).toEqual(['text-1', 'button-1*'])

  await page.keyboard.press('Alt+4')
  await inCanvas(page)
  await page.keyboard.press('Alt+ArrowUp')
  await heard(page, '已上移“按钮”')
  await page.keyboard.press('ArrowDown')
  await heard(page, '已选中“文字”')
  await page.keyboard.press('Delete')
  await heard(page, '已删除“文字”')
  expect(await lines(page)).toEqual(['button-1*'])
  await page.keyboard.press('F6')
  await heard(page, '已到右侧面板')
  await page.keyboard.press('ControlOrMeta+K')
  await page.locator('[role=combobox]:focus').waitFor()
  await page.keyboard.type('原地')
  await page.keyboard.press('Enter')
  await heard(page, '已复制“按钮”')
  expect(await lines(page)).toEqual(['button-1', 'button-2*'])
  await page.keyboard.press('Alt+4')
  await inCanvas(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: '快捷键' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await inCanvas(page)
})

test('who opens the editor for the first time is shown round, once, and again when they ask', async () => {
  // The other tests' window may still have something to save, and would ask before navigating.
  const page = await studioTab.page.context().newPage()
  await page.goto(`${site.origin}/studio/pages`)
  await createPage(page, 'tour', { title: '引导', page_schema: [] })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${site.origin}/studio/pages/tour/edit`)
  for (const title of ['从这里挑组件', '这就是访客看到的页面', '在这里修改内容', '随时检查']) {
    await page.getByText(title, { exact: true }).waitFor()
    await page.locator('.ed-tour button:focus', { hasText: '下一步' }).waitFor()
    await page.keyboard.press('Enter')
  }
  await page.locator('.ed-tour button:focus', { hasText: '开始使用' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.locator('.ed-tour').waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('button', { name: '使用模板' }).waitFor()
  expect(await page.locator('.ed-tour').count()).toBe(0)
  await page.keyboard.press('ControlOrMeta+K')
  await page.locator('[role=combobox]:focus').waitFor()
  await page.keyboard.type('新手')
  await page.keyboard.press('Enter')
  await page.getByText('从这里挑组件', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.ed-tour').waitFor({ state: 'detached' })
  await page.close()
})
