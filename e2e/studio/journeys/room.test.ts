import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tab } from '../../testing/browser'
import { createPage, held, openEditor, saveState } from '../edited-page'
import { faultsOf, openStudioSite, type StudioSite, setUp } from '../studio-site'

let site: StudioSite
let tab: Tab
let page: Page
let canvas: FrameLocator

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: `<p>${words}</p>` } })

beforeAll(async () => {
  site = await openStudioSite()
  tab = await site.newTab()
  page = tab.page
  await setUp(page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const block = (id: string) => canvas.locator(`[data-id="${id}"]`)
const styleOf = (id: string) => block(id).evaluate((element) => element.getAttribute('style') ?? '')
const names = () =>
  canvas
    .locator('main > [data-id]')
    .evaluateAll((blocks) => blocks.map((one) => (one as HTMLElement).dataset.block))

test('a block is given room by its handle, another comes between two, and both are taken back', async () => {
  await createPage(page, 'room', {
    title: '间距',
    page_schema: [text('intro', '七天，每天十分钟。'), text('more', '名额有限。')],
  })
  await openEditor(page, site.origin, 'room')
  canvas = page.frameLocator('.ed-stage iframe')
  await block('more').click()

  const handle = await page.locator('[data-room=marginTop]').boundingBox()
  if (!handle) throw new Error('The block has no handle.')
  const [x, y] = [handle.x + 8, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 24, { steps: 4 })
  await page.mouse.up()
  // 24 pixels are 48 units on a phone of 375: the theme's large space.
  expect(await styleOf('more')).toContain('margin-top: var(--yz-space-l)')

  await block('intro').hover({ position: { x: 120, y: 3 } })
  await page.getByRole('button', { name: '在“文字”上方插入' }).last().waitFor()
  await page.getByRole('button', { name: '在“文字”上方插入' }).first().click()
  await page.getByText('将插入到“文字”上方').waitFor()
  await page.locator('.ed-palette input:focus').waitFor()
  await page.keyboard.type('按钮')
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['text', 'button', 'text'])
  expect(await page.getByText('将插入到').count()).toBe(0)

  const undo = page.locator('.ed-undo').getByRole('button', { name: /^撤销/ })
  await undo.click()
  await expect.poll(names).toEqual(['text', 'text'])
  await undo.click()
  expect(await styleOf('more')).toBe('')
  await saveState(page, '已保存')
  const { document } = await held(page, 'room')
  expect(document.page_schema.map(({ name }) => name)).toEqual(['text', 'text'])
  expect(faultsOf(tab)).toEqual([])
})
