import type { FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tab } from '../../testing/browser'
import { createPage, openEditor } from '../edited-page'
import { openStudioSite, type StudioSite, setUp } from '../studio-site'

// The tools for rich text use the browser's own commands, which no other test runs.

let site: StudioSite
let studioTab: Tab
let page: Page
let canvas: FrameLocator
let faults: string[] = []
let count = 0

beforeAll(async () => {
  site = await openStudioSite()
  studioTab = await site.newTab()
  await setUp(studioTab.page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  count += 1
  const code = `rich-${count}`
  const page_schema = [
    { name: 'divider', id: 'room', value: { style: { height: 240 } } },
    { name: 'text', id: 'intro', value: { html: '<p>一</p><p>二</p><p>三</p>' } },
    { name: 'divider', id: 'below', value: { style: { height: 400 } } },
  ]
  await createPage(studioTab.page, code, { code, title: '文字', page_schema })
  // A tab of its own: closing one does not ask about unsaved work.
  page = await studioTab.page.context().newPage()
  faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openEditor(page, site.origin, code)
  canvas = page.frameLocator('.ed-stage iframe')
  await shown().waitFor()
})
afterEach(async () => {
  await page.close()
  expect(faults).toEqual([])
})

/** The text as visitors get it. */
const shown = () => canvas.locator('[data-id=intro] .yz-rich:not([contenteditable])')
const html = () => shown().evaluate((element) => element.innerHTML)
const tool = (name: string, at: FrameLocator | Locator = canvas) =>
  at.getByRole('button', { name, exact: true })
const list = (name: string, at: FrameLocator | Locator = canvas) =>
  at.getByRole('combobox', { name, exact: true })

async function typeOnCanvas(): Promise<Locator> {
  await canvas.locator('[data-id=intro]').dblclick()
  const field = canvas.getByRole('textbox', { name: '编辑内容' })
  await field.waitFor()
  return field
}

async function done(field: Locator): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Enter')
  await field.waitFor({ state: 'detached' })
}

/** Selects the text of a paragraph by clicking three times. */
const selectLine = (field: Locator, words: string) =>
  field.getByText(words, { exact: true }).click({ clickCount: 3 })

/** Types lines with Enter between them. */
async function typeLines(...lines: string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
}

test('on the canvas lines become headings, quotes and lists in two levels, and paragraphs again', async () => {
  const field = await typeOnCanvas()
  await selectLine(field, '一')
  await list('段落样式').selectOption('大标题')
  await selectLine(field, '二')
  await tool('项目符号列表').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('甲')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('乙')
  await selectLine(field, '三')
  await list('段落样式').selectOption('引用')
  await done(field)
  await expect
    .poll(html)
    .toBe('<h2>一</h2><ul><li>二<ul><li>甲</li></ul></li><li>乙</li></ul><blockquote>三</blockquote>')

  const again = await typeOnCanvas()
  await selectLine(again, '一')
  expect(await list('段落样式').inputValue()).toBe('h2')
  await list('段落样式').selectOption('正文')
  await selectLine(again, '三')
  await list('段落样式').selectOption('正文')
  await selectLine(again, '乙')
  expect(await tool('项目符号列表').getAttribute('aria-pressed')).toBe('true')
  await tool('项目符号列表').click()
  await done(again)
  await expect.poll(html).toBe('<p>一</p><ul><li>二<ul><li>甲</li></ul></li></ul><p>乙</p><p>三</p>')
})

test('a nested item moves out, and an empty line ends a list and a quote', async () => {
  const field = await typeOnCanvas()
  await selectLine(field, '一')
  await tool('编号列表').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('甲')
  await page.keyboard.press('Tab')
  await done(field)
  await expect.poll(html).toBe('<ol><li>一<ol><li>甲</li></ol></li></ol><p>二</p><p>三</p>')

  const again = await typeOnCanvas()
  await selectLine(again, '甲')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await typeLines('', '', '乙')
  await selectLine(again, '三')
  await list('段落样式').selectOption('引用')
  await page.keyboard.press('End')
  await typeLines('', '丙', '', '丁')
  await done(again)
  await expect
    .poll(html)
    .toBe(
      '<ol><li>一</li><li>甲</li></ol><p>乙</p><p>二</p><blockquote>三</blockquote><blockquote>丙</blockquote><p>丁</p>',
    )
})

test('a size and a colour of the theme are set for what is selected, changed, taken away and undone', async () => {
  const field = await typeOnCanvas()
  await selectLine(field, '二')
  await tool('颜色：品牌色').click()
  await list('字号').selectOption('特大')
  const token = await canvas
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--yz-brand-deep'))
  expect(
    await field
      .locator('font')
      .first()
      .evaluate((font) => getComputedStyle(font).color),
  ).toBe(rgb(token.trim()))
  await done(field)
  await expect.poll(html).toBe('<p>一</p><p><span class="yz-xl yz-brand">二</span></p><p>三</p>')

  const again = await typeOnCanvas()
  await selectLine(again, '二')
  expect(await tool('颜色：品牌色').getAttribute('aria-pressed')).toBe('true')
  expect(await list('字号').inputValue()).toBe('yz-xl')
  await tool('颜色：正文').click()
  await page.keyboard.press('ControlOrMeta+Z')
  await list('字号').selectOption('正常')
  await done(again)
  await expect.poll(html).toBe('<p>一</p><p><span class="yz-brand">二</span></p><p>三</p>')
})

test('what is typed after a colour was chosen has it', async () => {
  const field = await typeOnCanvas()
  await selectLine(field, '三')
  await page.keyboard.press('End')
  await tool('颜色：注释').click()
  await page.keyboard.type('四')
  await done(field)
  await expect.poll(html).toBe('<p>一</p><p>二</p><p>三<span class="yz-faint">四</span></p>')
})

test('by keys alone: to the tools, to a heading, and back into the text', async () => {
  const field = await typeOnCanvas()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await page.keyboard.type('新')
  await done(field)
  await expect.poll(html).toBe('<h3><i>新</i>一</h3><p>二</p><p>三</p>')
})

test('in the panel the same is done, and undo takes back what was done to the text', async () => {
  await canvas.locator('[data-id=intro]').click()
  const panel = page.locator('.ed-html')
  const field = panel.getByRole('textbox')
  await selectLine(field, '一')
  await list('段落样式', panel).selectOption('小标题')
  await expect.poll(html).toBe('<h4>一</h4><p>二</p><p>三</p>')
  await selectLine(field, '二')
  await tool('编号列表', panel).click()
  await tool('颜色：次要', panel).click()
  await expect.poll(html).toBe('<h4>一</h4><ol><li><span class="yz-soft">二</span></li></ol><p>三</p>')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(html).toBe('<h4>一</h4><ol><li>二</li></ol><p>三</p>')
})

const WORD = `<html><head><style>p{color:red}</style></head><body><h1 style="font-size:22pt">训练营</h1>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l </span>看懂费率</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l </span>看懂规模</p>
<table><tr><td>表格</td></tr></table></body></html>`

test.each(['canvas', 'panel'])(
  'what is pasted from Word into the %s keeps its heading and its list',
  async (where) => {
    await canvas.locator('[data-id=intro]').click()
    const field = where === 'canvas' ? await typeOnCanvas() : page.locator('.ed-html').getByRole('textbox')
    await selectLine(field, '三')
    await field.evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', '训练营')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, WORD)
    if (where === 'canvas') await done(field)
    await expect
      .poll(html)
      .toMatch(
        /^<p>一<\/p><p>二<\/p><h2>训练营<\/h2><ul><li>看懂费率<\/li><li>看懂规模<\/li><\/ul>(?:<p>)?表格(?:<\/p>)?$/,
      )
  },
)

/** A colour in the form that `getComputedStyle` returns. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
