import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import {
  addColleague,
  closeSharing,
  createPage,
  held,
  openEditor,
  rename,
  saveState,
  title,
} from '../edited-page'
import {
  ADMINISTRATOR,
  type Colleague,
  faultsOf,
  openStudioSite,
  type StudioSite,
  setUp,
  WITHOUT_APPROVAL,
} from '../studio-site'

const COLLEAGUE: Colleague = { name: '何洁', login: 'hejie', password: 'slow river long road' }
const COURSE = new URL('../documents/course.json', import.meta.url)
const SAVE = '**/studio-api/pages/draft'
const FIRST = '基金投资入门课'

let site: StudioSite
let studioTab: Tab
let page: Page
let colleague: Page
let course: object
let code: string
let pages = 0

beforeAll(async () => {
  site = await openStudioSite(WITHOUT_APPROVAL)
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
  course = { ...JSON.parse(await readFile(COURSE, 'utf8')), title: FIRST }
  colleague = (await addColleague({ site, page }, COLLEAGUE, 'editor')).page
})
afterAll(() => site?.[Symbol.asyncDispose]())

/** Every test has a page of its own, which the administrator has open. */
beforeEach(async () => {
  pages += 1
  code = `page-${pages}`
  await createPage(page, code, course)
  await openEditor(page, site.origin, code)
})

/** Long enough for the pause before a save and the call itself. */
const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 30_000 })

const titleHeld = async () => (await held(page, code)).document.title
const blocksHeld = async () => (await held(page, code)).document.page_schema.length

async function insertText(page: Page): Promise<void> {
  await page.getByRole('button', { name: '插入文字', exact: true }).first().click()
}

/** Waits until this browser has stored what is not saved. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('yingzao-rests', 1)
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const database = opening.result
              const counting = database.transaction('rests').objectStore('rests').count()
              counting.onsuccess = () => {
                database.close()
                resolve(counting.result)
              }
            }
          }),
      ),
    )
    .toBeGreaterThan(0)
}

/** Crashes the tab's process, so that it cannot report or send anything more, and opens the page in another tab. */
async function killAndReopen(page: Page, context: BrowserContext): Promise<Page> {
  const dying = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await dying
  await page.close()
  const next = await context.newPage()
  await openEditor(next, site.origin, code)
  return next
}

test('what is edited is saved by itself and there after a reload', async () => {
  await rename(page, '新的标题')
  await saveState(page, '已保存')
  await soon(titleHeld).toBe('新的标题')
  await page.reload()
  await soon(() => title(page).innerText()).toBe('新的标题')
  expect(await accessibilityFaults(page, '.ed-bar')).toEqual([])
  expect(faultsOf(studioTab)).toEqual([])
})

test('going elsewhere waits for the save', async () => {
  await rename(page, '快速离开')
  await page.getByRole('link', { name: '返回页面列表' }).click()
  await page.waitForURL('**/studio/pages')
  expect(await titleHeld()).toBe('快速离开')
})

describe('a tab that is killed', () => {
  test('comes back with what it had not saved, which can be looked at and given up', async () => {
    const { context } = studioTab
    const dead = await context.newPage()
    await openEditor(dead, site.origin, code)
    await dead.route(SAVE, (route) => route.abort())
    await rename(dead, '还没有保存')
    await isKept(dead)
    const next = await killAndReopen(dead, context)
    await next.getByText('已恢复上次未保存的修改').waitFor()
    await soon(() => title(next).innerText()).toBe('还没有保存')
    await soon(titleHeld).toBe('还没有保存')
    await next.getByRole('button', { name: '查看', exact: true }).click()
    await next.getByText('修改页面设置：页面标题').waitFor()
    await next.getByRole('dialog').getByRole('button').last().click()
    await next.getByRole('button', { name: '放弃', exact: true }).click()
    await soon(() => title(next).innerText()).toBe(FIRST)
    await soon(titleHeld).toBe(FIRST)
    await next.close()
  })

  test('whose last save was done though no reply came does not bring its blocks twice', async () => {
    const { context } = studioTab
    const blocks = await blocksHeld()
    const dead = await context.newPage()
    await openEditor(dead, site.origin, code)
    await dead.route(SAVE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await insertText(dead)
    await saveState(dead, '未保存，网络异常，正在重试')
    await soon(blocksHeld).toBe(blocks + 1)
    await isKept(dead)
    const next = await killAndReopen(dead, context)
    await rename(next, '又一次')
    await soon(titleHeld).toBe('又一次')
    expect(await blocksHeld()).toBe(blocks + 1)
    await next.close()
  })
})

describe('two people at one page', () => {
  test('have what both did, when it does not collide', async () => {
    const blocks = await blocksHeld()
    await openEditor(colleague, site.origin, code)
    await insertText(colleague)
    await soon(blocksHeld).toBe(blocks + 1)
    await rename(page, '我的标题')
    await page.getByText('已合并 何洁 的修改').waitFor()
    await saveState(page, '已保存')
    expect([await titleHeld(), await blocksHeld()]).toEqual(['我的标题', blocks + 1])
    await page.getByRole('button', { name: /^撤销：合并/ }).waitFor()
  })

  test.each([
    ['用我的', '我的标题'],
    ['用对方的', '她的标题'],
  ])('decide what collides: %s', async (choice, kept) => {
    await openEditor(colleague, site.origin, code)
    await rename(colleague, '她的标题')
    await saveState(colleague, '已保存')
    await soon(titleHeld).toBe('她的标题')
    await rename(page, '我的标题')
    const dialog = page.getByRole('dialog', { name: '您和 何洁 修改了相同的内容' })
    await dialog.getByText('页面标题').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: `全部${choice}` }).click()
    await dialog.getByRole('button', { name: '合并并保存' }).click()
    await dialog.waitFor({ state: 'detached' })
    await saveState(page, '已保存')
    expect(await titleHeld()).toBe(kept)
  })
})

test('without a network work goes on, and is saved when it is back', async () => {
  const { context } = studioTab
  await context.setOffline(true)
  await rename(page, '断网时写的')
  await saveState(page, '未保存，网络异常，正在重试')
  await insertText(page)
  await page.getByRole('link', { name: '返回页面列表' }).click()
  const asking = page.getByRole('dialog', { name: '修改还没有保存' })
  await asking.getByRole('button', { name: '留在这里' }).click()
  await asking.waitFor({ state: 'detached' })
  await context.setOffline(false)
  await page.getByRole('button', { name: '立即重试' }).click()
  await saveState(page, '已保存')
  expect(await titleHeld()).toBe('断网时写的')
})

test('a login that ends is asked for again above the page, and nothing on it is lost', async () => {
  await studioTab.context.clearCookies()
  await rename(page, '登录过期时写的')
  const dialog = page.getByRole('dialog', { name: '登录已过期' })
  await dialog.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('密码', { exact: true }).fill(ADMINISTRATOR.password)
  await dialog.getByRole('button', { name: '登录并继续' }).click()
  await dialog.waitFor({ state: 'detached' })
  await saveState(page, '已保存')
  expect(await title(page).innerText()).toBe('登录过期时写的')
  expect(await titleHeld()).toBe('登录过期时写的')
  await page.locator('.ed-undo').getByRole('button', { name: /^撤销/ }).click()
  await soon(titleHeld).toBe(FIRST)
})

test('what is edited goes live, and an older version comes back and goes live again', async () => {
  const visit = async () => (await fetch(`${site.origin}/h5-page/h5/${code}`)).text()
  const publish = async (name: string) => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `发布“${name}”` })
    await dialog.getByRole('button', { name: '发布', exact: true }).click()
    await closeSharing(page)
    await soon(visit).toContain(`<title>${name}`)
  }
  await rename(page, '第一次发布')
  await publish('第一次发布')
  await rename(page, '第二次发布')
  await publish('第二次发布')
  await page.getByRole('button', { name: '版本记录' }).click()
  await page.getByRole('button', { name: '第 1 版 的更多操作' }).click()
  await page.getByRole('menuitem', { name: '恢复为草稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复为草稿' }).click()
  await page
    .getByText(/^草稿已恢复/)
    .first()
    .waitFor()
  await openEditor(page, site.origin, code)
  await soon(() => title(page).innerText()).toBe('第一次发布')
  await publish('第一次发布')
})

test('who may not publish is told why', async () => {
  await openEditor(colleague, site.origin, code)
  const button = colleague.getByRole('button', { name: /^提交审批：您的角色不能发布/ })
  expect(await button.isDisabled()).toBe(true)
})

test.each([1280, 1440, 1920])(
  'the bar above the page fits a width of %d, also with long words',
  async (width) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route(SAVE, (route) => route.abort())
    await rename(page, '一个很长的页面标题'.repeat(6))
    await saveState(page, '未保存，网络异常，正在重试')
    const cut = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.ed-bar button, .ed-bar a, .ed-save')]
      return parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > innerWidth
      }).length
    })
    expect(cut).toBe(0)
    await page.unrouteAll()
    // Automatically, after a while.
    await saveState(page, '已保存')
  },
)
