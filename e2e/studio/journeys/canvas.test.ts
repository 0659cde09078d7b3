import type { CDPSession, FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tab } from '../../testing/browser'
import { openEditor } from '../edited-page'
import { openStudioSite, type StudioSite, setUp } from '../studio-site'

let site: StudioSite
let studioTab: Tab
let faults: string[] = []
let page: Page
let canvas: FrameLocator
let count = 0

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: `<p>${words}</p>` } })
/** Nested containers, as deep as a page may have them. */
const deep = (depth: number): object => ({
  name: 'container',
  id: `deep-${depth}`,
  value: {},
  children: depth < 6 ? [deep(depth + 1)] : [],
})
const BLOCKS = [
  text('intro', '七天，每天十分钟。'),
  {
    name: 'button',
    id: 'join',
    value: { text: '立即报名' },
    action: { type: 7, atext: '/h5-page/elsewhere' },
  },
  {
    name: 'container',
    id: 'box',
    value: { style: { padding: 40 } },
    children: [text('inside', '容器里的文字')],
  },
  { name: 'container', id: 'hollow', value: {}, children: [] },
  { name: 'popup', id: 'rules', value: { title: '活动规则' }, children: [text('rule', '每人限领一次')] },
  deep(1),
]

beforeAll(async () => {
  site = await openStudioSite()
  studioTab = await site.newTab()
  await setUp(studioTab.page, site)
})
afterEach(async () => {
  await page.close()
  expect(faults).toEqual([])
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  // A tab of its own: closing one does not ask about unsaved work.
  page = await studioTab.page.context().newPage()
  faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await reopen(BLOCKS)
  await block('join').waitFor()
})

/** Opens a new page of these blocks. */
async function reopen(page_schema: object[]): Promise<void> {
  count += 1
  const code = `canvas-${count}`
  const document = JSON.stringify({ code, title: '画布', page_schema })
  const made = await page.request.post(`${site.origin}/studio-api/pages/create`, {
    headers: { 'x-yingzao-studio': '1', origin: site.origin },
    data: { code, title: '画布', document },
  })
  expect(await made.json()).toMatchObject({ code: 1 })
  await openEditor(page, site.origin, code)
  canvas = page.frameLocator('.ed-stage iframe')
}

const block = (id: string) => canvas.locator(`[data-id="${id}"]`)
const acts = (title: string) => page.getByRole('toolbar', { name: `${title}的操作` })
const card = (title: string) =>
  page
    .locator('.ed-left')
    .getByRole('button', { name: `插入${title}` })
    .first()

/** The ids of the blocks directly inside a block, or of the page's own. */
async function idsIn(owner = ''): Promise<string[]> {
  const slot = canvas.locator(`[data-cv-owner="${owner}"]`).first()
  return slot
    .locator(':scope > [data-id], :scope > [data-cv-stand]')
    .evaluateAll((blocks) => blocks.map((one) => one.dataset.id ?? one.dataset.cvStand ?? ''))
}

async function pointIn(place: Locator, at = 0.5): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing is to be seen there.')
  return { x: box.x + box.width / 2, y: box.y + box.height * at }
}

/** Picks something up and moves it over a place; the test lets go. */
async function carry(from: Locator, to: Locator, at?: number): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const start = await pointIn(from)
  const end = await pointIn(to, at)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 10, start.y + 10)
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.locator('.ed-ghost').waitFor()
}

async function drop(): Promise<void> {
  await canvas.locator('.cv-drop').waitFor()
  await page.mouse.up()
  await page.locator('.ed-ghost').waitFor({ state: 'detached' })
}

test('a click selects and nothing in the page acts', async () => {
  await block('join').getByRole('link').click()
  await acts('按钮').waitFor()
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain('/studio/canvas')
  await block('inside').click({ modifiers: ['Control'] })
  await acts('2 个组件').waitFor()
  await block('inside').click()
  await block('inside').click({ modifiers: ['Alt'] })
  await acts('容器').waitFor()
  await canvas.locator('main').click({ position: { x: 180, y: 700 } })
  await acts('容器').waitFor({ state: 'detached' })
})

test('a block is dragged from the palette into a container, out of it, and back by one undo', async () => {
  await carry(card('按钮'), block('hollow'))
  await drop()
  expect(await idsIn('hollow')).toEqual(['button-1'])
  await carry(page.getByRole('button', { name: '拖动按钮' }), block('intro'), 0.9)
  await drop()
  expect(await idsIn('hollow')).toEqual([])
  expect(await idsIn()).toEqual(['intro', 'button-1', 'join', 'box', 'hollow', 'rules', 'deep-1'])
  await page.locator('.ed-undo').getByRole('button', { name: /^撤销/ }).click()
  expect(await idsIn('hollow')).toEqual(['button-1'])
})

test('an empty tab takes what is chosen for it, and so does the one beside it', async () => {
  const tabs = { name: 'tabs', id: 'panes', value: { list: [{ title: '甲' }, { title: '乙' }] } }
  const [first, second] = [0, 1].map((tab) => `[data-cv-owner=panes][data-cv-slot*=",${tab},"]`)
  const namesIn = (slot = '') =>
    canvas.locator(`${slot} > [data-id]`).evaluateAll((blocks) => blocks.map((one) => one.dataset.block))
  await reopen([text('intro', '前'), tabs, text('outro', '后')])
  await canvas.locator(`${first} > .cv-empty`).click()
  await page.locator('.ed-palette input:focus').waitFor()
  await card('按钮').click()
  await expect.poll(() => namesIn(first)).toEqual(['button'])
  await card('文字').click()
  await expect.poll(() => namesIn(first)).toEqual(['button', 'text'])

  // The tab that was opened is the target.
  await block('panes').getByRole('tab', { name: '乙' }).click()
  await card('图标').click()
  await expect.poll(() => namesIn(second)).toEqual(['icon'])
  expect(await namesIn(first)).toEqual(['button', 'text'])
  expect(await idsIn()).toEqual(['intro', 'panes', 'outro'])
})

test('the cards stay where they are while they are used, and none of them is for tests', async () => {
  const place = async () => (await card('按钮').boundingBox())?.y
  const before = await place()
  for (const _ of [1, 2, 3]) await card('按钮').click()
  await card('文字').click()
  await expect
    .poll(() => idsIn())
    .toEqual(expect.arrayContaining(['button-1', 'button-2', 'button-3', 'text-1']))
  expect(await place()).toBe(before)
  // When the palette is opened again it starts with what was used last.
  await page.getByRole('tab', { name: '图层' }).click()
  await page.getByRole('tab', { name: '组件' }).click()
  await page.locator('.ed-shelves h2').getByText('最近使用').waitFor()

  await page.locator('.ed-left').getByRole('button', { name: '选择按钮的现成样式' }).first().click()
  const styles = page.getByRole('menuitem')
  await styles.first().waitFor()
  expect(await styles.allInnerTexts()).toEqual(['默认样式', '主按钮', '跳动的按钮', '呼吸的按钮', '图片按钮'])
})

test('a drag that is given up changes nothing', async () => {
  await carry(card('按钮'), block('box'))
  await canvas.locator('.cv-drop').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.ed-ghost').waitFor({ state: 'detached' })
  await page.mouse.up()
  expect(await idsIn('box')).toEqual(['inside'])
})

test('what may not go somewhere is not taken there and says why', async () => {
  await carry(card('按钮'), block('deep-6'))
  const refusal = page.locator('.ed-ghost--refused')
  await refusal.waitFor()
  expect(await refusal.getByRole('status').innerText()).toContain('层')
  await page.mouse.up()
  await page.locator('.ed-ghost').waitFor({ state: 'detached' })
  expect(await idsIn('deep-6')).toEqual([])
})

test('a popup opens when it is selected, takes what is dropped into it, and closes again', async () => {
  await canvas.locator('[data-cv-stand=rules]').click()
  await block('rule').waitFor()
  await carry(card('按钮'), block('rule'), 0.9)
  await drop()
  expect(await idsIn('rules')).toEqual(['rule', 'button-1'])
  // Its backdrop is not part of it.
  await canvas.locator('dialog[open]').click({ position: { x: 20, y: 20 } })
  await canvas.locator('dialog[open]').waitFor({ state: 'detached' })
  await carry(card('文字'), canvas.locator('[data-cv-stand=rules]'))
  await drop()
  expect(await idsIn('rules')).toEqual(['rule', 'button-1', 'text-1'])
})

test('text is typed where it stands, with an input method, as one step', async () => {
  await block('join').getByRole('link').dblclick()
  const field = canvas.getByRole('textbox', { name: '编辑文字' })
  await field.waitFor()
  const keyboard = await page.context().newCDPSession(page)
  await compose(keyboard, ['m', 'ma', 'mas', 'mashang'], '马上')
  await compose(keyboard, ['b', 'bao', 'baoming'], '报名')
  expect(await field.innerText()).toBe('马上报名')
  await page.keyboard.press('Enter')
  await field.waitFor({ state: 'detached' })
  expect(await block('join').innerText()).toBe('马上报名')
  await page.locator('.ed-undo').getByRole('button', { name: /^撤销/ }).click()
  await expect.poll(() => block('join').innerText()).toBe('立即报名')
})

test('Escape leaves a text as it was, and a text has a limit', async () => {
  await block('join').getByRole('link').dblclick()
  const field = canvas.getByRole('textbox', { name: '编辑文字' })
  await page.keyboard.type('一二三四五六七八九十一二三四五六七八九十多余')
  expect(await field.innerText()).toHaveLength(20)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  expect(await block('join').innerText()).toBe('立即报名')
})

test('a rich text is made bold and keeps only what a text may have', async () => {
  await block('intro').dblclick()
  await canvas.getByRole('textbox', { name: '编辑内容' }).waitFor()
  await canvas.getByRole('button', { name: '加粗' }).click()
  await canvas.locator('main').click({ position: { x: 180, y: 700 } })
  await expect.poll(() => block('intro').innerHTML()).toContain('<p><b>七天，每天十分钟。</b></p>')
})

test('each line of a text that is written anew is a paragraph, the first as well', async () => {
  await block('intro').dblclick()
  const field = canvas.getByRole('textbox', { name: '编辑内容' })
  await field.waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await canvas.locator('main').click({ position: { x: 180, y: 700 } })
  await field.waitFor({ state: 'detached' })
  await block('intro').dblclick()
  await page.keyboard.type('第一段')
  await page.keyboard.press('Enter')
  await page.keyboard.type('第二段')
  await canvas.locator('main').click({ position: { x: 180, y: 700 } })
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => block('intro').innerHTML()).toContain('<p>第一段</p><p>第二段</p>')
})

test('the page is looked at in other widths, as a desktop’s and in large text', async () => {
  const widths = page.getByRole('radiogroup', { name: '画布宽度' })
  const rootClass = () => canvas.locator('html').getAttribute('class')
  await widths.getByText('320').click()
  await expect.poll(() => canvas.locator('html').evaluate(() => window.innerWidth)).toBe(320)
  expect(await rootClass()).toContain('app')
  await widths.getByText('1200').click()
  await expect.poll(rootClass).toContain('pc-1200')
  await widths.getByText('1440').click()
  await expect.poll(rootClass).toContain('pc-1800')
  const frame = await page.locator('.ed-stage iframe').boundingBox()
  expect(frame?.width).toBeLessThan(1440 - 280 - 340)
  await page.getByRole('button', { name: '大字' }).click()
  await expect.poll(rootClass).toContain('large-text')
})

/** What an input method does: provisional characters first, and then the words they stand for. */
async function compose(keyboard: CDPSession, steps: string[], words: string): Promise<void> {
  for (const step of steps) {
    await keyboard.send('Input.imeSetComposition', {
      text: step,
      selectionStart: step.length,
      selectionEnd: step.length,
    })
  }
  await keyboard.send('Input.insertText', { text: words })
}
