import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { createPage, held, openEditor, saveState } from '../edited-page'
import { faultsOf, openStudioSite, type StudioSite, setUp } from '../studio-site'

let site: StudioSite
let studioTab: Tab
let page: Page
let canvas: FrameLocator
let count = 0

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: `<p>${words}</p>` } })
/** Low ones close together, so that anything over one of them would also cover its neighbour; and some nested ones. */
const BLOCKS = [
  text('one', '第一段文字'),
  text('two', '第二段文字'),
  { name: 'button', id: 'join', value: { text: '立即报名' } },
  text('three', '第三段文字'),
  {
    name: 'container',
    id: 'box',
    value: {},
    children: [text('inner', '里面'), text('last', '里面的后一段')],
  },
  text('four', '第四段文字'),
]
const IDS = ['one', 'two', 'join', 'three', 'box', 'inner', 'last', 'four']

beforeAll(async () => {
  site = await openStudioSite()
  studioTab = await site.newTab()
  await setUp(studioTab.page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  count += 1
  page = await studioTab.page.context().newPage()
  await page.goto(`${site.origin}/studio/pages`)
  await createPage(page, `acts-${count}`, { title: '操作', page_schema: BLOCKS })
  await openEditor(page, site.origin, `acts-${count}`)
  canvas = page.frameLocator('.ed-stage iframe')
  await block('four').waitFor()
})

const block = (id: string) => canvas.locator(`[data-id="${id}"]`)
const acts = () => page.locator('.ed-stage').getByRole('toolbar')
const told = (words: string) => page.locator('.ed-told').getByText(words, { exact: true })
const heard = (words: string) => page.locator('.ed-announcer', { hasText: words }).waitFor()
const takeBack = () => page.locator('.ed-told').getByRole('button', { name: '撤销' })

/**
 * The block that a click would hit in the middle of each block and on every line of its text; none where it misses the
 * page.
 */
async function hits(): Promise<Record<string, string[]>> {
  return page.evaluate((ids) => {
    const frame = document.querySelector<HTMLIFrameElement>('.ed-stage iframe') as HTMLIFrameElement
    const inside = frame.contentDocument as Document
    const place = frame.getBoundingClientRect()
    const zoom = place.width / frame.clientWidth
    const met = ({ left, top, width, height }: DOMRect) => {
      const [x, y] = [left + width / 2, top + height / 2]
      const isFrame = document.elementFromPoint(place.left + x * zoom, place.top + y * zoom) === frame
      const id = inside.elementFromPoint(x, y)?.closest('[data-id]')?.getAttribute('data-id')
      return isFrame && id ? id : 'no block'
    }
    return Object.fromEntries(
      ids.map((id) => {
        const element = inside.querySelector(`[data-id="${id}"]`) as Element
        const words = inside.createRange()
        words.selectNodeContents(element)
        return [id, [element.getBoundingClientRect(), ...words.getClientRects()].map(met)]
      }),
    )
  }, IDS)
}

test.each([
  [1440, 900],
  [1280, 720],
  [960, 640],
])('in %i × %i what is done to a block lies over no other block', async (width, height) => {
  await page.setViewportSize({ width, height })
  const before = await hits()
  expect(before).toMatchObject({
    one: expect.arrayContaining(['one']),
    four: expect.arrayContaining(['four']),
  })
  for (const id of IDS) {
    await block(id).click({ position: { x: 4, y: 4 } })
    await acts().waitFor()
    expect(await hits(), `with ${id} selected`).toEqual(before)
    const bar = await acts().boundingBox()
    const frame = await page.locator('.ed-stage iframe').boundingBox()
    expect(bar && frame && bar.x >= frame.x + frame.width && bar.x + bar.width <= width).toBe(true)
    expect(bar && bar.y >= 0 && bar.y + bar.height <= height).toBe(true)
  }
  // In its former place it would have been caught by this.
  await page
    .locator('.ed-beside')
    .evaluate((element) => Object.assign(element.style, { left: '0', top: '-40px' }))
  await block('join').click({ position: { x: 300, y: 4 } })
  expect(await hits()).not.toEqual(before)
  await page.close()
})

test('what is removed is said with a way back, and what is undone and done again is said as well', async () => {
  await block('two').click()
  await acts().getByRole('button', { name: '删除', exact: true }).click()
  await block('two').waitFor({ state: 'detached' })
  await told('已删除“文字”').waitFor()
  await heard('已删除“文字”')
  expect(await accessibilityFaults(page)).toEqual([])
  await takeBack().click()
  await block('two').waitFor()
  await told('已撤销：删除“文字”').waitFor()
  await heard('已撤销：删除“文字”')
  await page.locator('.ed-bar').getByRole('button', { name: /^重做/ }).click()
  await told('已重做：删除“文字”').waitFor()
  await page.locator('.ed-bar').getByRole('button', { name: /^撤销/ }).click()
  await told('已撤销：删除“文字”').waitFor()
  // It offers to undo the last change, and nothing else.
  await block('join').click()
  await page.keyboard.press('Delete')
  await told('已删除“按钮”').waitFor()
  await block('one').click()
  await page.locator('.ed-right').getByRole('textbox', { name: '内容' }).click()
  await page.keyboard.type('改')
  await told('已删除“按钮”').waitFor({ state: 'detached' })
  expect(await takeBack().count()).toBe(0)
  await saveState(page, '已保存')
  expect((await held(page, `acts-${count}`)).document.page_schema).toHaveLength(BLOCKS.length - 1)
  await page.close()
})

test.each([
  ['the canvas', () => block('four').click()],
  [
    'the layers',
    async () => {
      await page.keyboard.press('Alt+2')
      await page.locator('[role=treeitem]:focus').waitFor()
    },
  ],
  [
    'the palette',
    async () => {
      await page.keyboard.press('Alt+1')
      await page.locator('.ed-palette input:focus').waitFor()
    },
  ],
  [
    'a field of the panel on the right',
    async () => {
      await block('join').click()
      await page.locator('.ed-right').getByRole('textbox', { name: '文字' }).click()
    },
  ],
])('with the focus in %s, keys take back what was removed and say so', async (_place, goThere) => {
  await block('two').click()
  await page.keyboard.press('Delete')
  await told('已删除“文字”').waitFor()
  await goThere()
  await page.keyboard.press('ControlOrMeta+Z')
  await block('two').waitFor()
  await told('已撤销：删除“文字”').waitFor()
  await heard('已撤销：删除“文字”')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await block('two').waitFor({ state: 'detached' })
  await told('已重做：删除“文字”').waitFor()
  await page.close()
})

test('in a field that somebody writes in, the keys of undo are its own', async () => {
  await block('two').click()
  await page.keyboard.press('Delete')
  await told('已删除“文字”').waitFor()
  await block('join').click()
  const field = page.locator('.ed-right').getByRole('textbox', { name: '文字' })
  await field.click()
  await page.keyboard.type('吧')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(() => field.inputValue()).toBe('立即报名')
  expect(await block('two').count()).toBe(0)
  expect(faultsOf(studioTab)).toEqual([])
  await page.close()
})
