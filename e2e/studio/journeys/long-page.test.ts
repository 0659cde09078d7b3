import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPage, openEditor } from '../edited-page'
import { openStudioSite, type StudioSite, setUp } from '../studio-site'

const LINES = 120
const CODE = 'long-page'

let site: StudioSite
let page: Page
let canvas: FrameLocator

beforeAll(async () => {
  site = await openStudioSite()
  const studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
  const lines = Array.from({ length: LINES }, (_none, index) => ({
    name: 'text',
    id: `line-${index}`,
    value: { html: `<p>第 ${index} 段</p>`, style: { paddingTop: 40 } },
  }))
  const lively = { name: 'button', id: 'pulse', value: { text: '立即报名' } }
  const bar = {
    name: 'suspension',
    id: 'bar',
    value: {},
    children: [{ name: 'text', value: { html: '<p>底栏</p>' } }],
  }
  await createPage(page, CODE, { code: CODE, title: '长页面', page_schema: [lively, ...lines, bar] })
  await openEditor(page, site.origin, CODE)
  canvas = page.frameLocator('.ed-stage iframe')
})
afterAll(() => site?.[Symbol.asyncDispose]())

const line = (index: number) => canvas.locator(`[data-id="line-${index}"]`)
const heightOf = (index: number) => line(index).evaluate((element) => element.getBoundingClientRect().height)
const scrollTo = (top: number) => canvas.locator('html').evaluate((html, to) => html.scrollTo(0, to), top)

test('what is far away is drawn when somebody scrolls to it, and rests when they have gone on', async () => {
  await line(0).getByText('第 0 段').waitFor()
  expect(await line(LINES - 1).innerHTML()).toBe('')
  const height = await heightOf(0)
  for (
    let top = 0;
    !(await line(LINES - 1)
      .getByText(/段/)
      .isVisible());
    top += 600
  )
    await scrollTo(top)
  await expect.poll(() => line(0).getAttribute('data-cv-far')).toBe('')
  expect(await heightOf(0)).toBe(height)
  await scrollTo(0)
  await expect.poll(() => line(0).getAttribute('data-cv-far')).toBeNull()
})

test('a bar at the end of the page is seen from its beginning', async () => {
  await scrollTo(0)
  await canvas.getByText('底栏').waitFor()
  const bar = await canvas.getByText('底栏').boundingBox()
  const frame = await page.locator('.ed-stage iframe').boundingBox()
  expect(bar && frame && bar.y < frame.y + frame.height).toBe(true)
})

test('a block that is chosen in the layers is drawn, brought into sight and changed, wherever it stands', async () => {
  await page.reload()
  await line(0).getByText('第 0 段').waitFor()
  expect(await line(100).innerHTML()).toBe('')
  await page.getByRole('tab', { name: '图层' }).click()
  await page.getByRole('searchbox', { name: '搜索图层' }).fill('第 100 段')
  await page.getByRole('treeitem', { name: /第 100 段/ }).click()
  await expect.poll(() => line(100).evaluate(isInSight)).toBe(true)
  await page
    .locator('.ed-stage')
    .getByRole('toolbar')
    .getByRole('button', { name: '删除', exact: true })
    .click()
  await line(100).waitFor({ state: 'detached' })
  await page.locator('.ed-undo').getByRole('button', { name: /^撤销/ }).click()
  await expect.poll(() => line(100).evaluate(isInSight)).toBe(true)
})

test('nothing moves on and on while the page is edited', async () => {
  await scrollTo(0)
  const button = canvas.locator('[data-id=pulse]')
  await button.waitFor()
  await canvas.locator('html').evaluate(() => {
    const style = document.createElement('style')
    style.textContent =
      '@keyframes sway { to { rotate: 3deg } } [data-id=pulse] { animation: sway 1s infinite }'
    document.head.append(style)
  })
  const states = () => button.evaluate((element) => element.getAnimations().map(({ playState }) => playState))
  await expect.poll(states).toEqual(['paused'])
  const isReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
  expect(await canvas.locator('html').evaluate(isReduced)).toBe(true)
})

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
