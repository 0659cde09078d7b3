import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { addColleague, createPage, held, openEditor, title } from '../edited-page'
import { type Colleague, faultsOf, openStudioSite, type StudioSite, setUp } from '../studio-site'

const READERS: readonly (Colleague & { role: string })[] = [
  { name: '沈静', login: 'shenjing', password: 'slow river long road', role: 'auditor' },
  { name: '罗平', login: 'luoping', password: 'green tea and granite', role: 'operator' },
]
const CODE = 'to-read'
const TITLE = '只供查看的页面'
const IDS = ['intro', 'join', 'box']
const BLOCKS = [
  { name: 'text', id: 'intro', value: { html: '<p>七天，每天十分钟。</p>' } },
  // Without a label, so that the checks report something.
  { name: 'button', id: 'join', value: { text: '' } },
  { name: 'container', id: 'box', value: {}, children: [] },
]

let site: StudioSite
let writer: Page

beforeAll(async () => {
  site = await openStudioSite()
  writer = (await site.newTab()).page
  await setUp(writer, site)
  await createPage(writer, CODE, { code: CODE, title: TITLE, page_schema: BLOCKS })
})
afterAll(() => site?.[Symbol.asyncDispose]())

/** A member with one role who has the page open, in a tab of their own. */
async function openReader({ role, ...reader }: (typeof READERS)[number]): Promise<Tab> {
  const studioTab = await addColleague({ site, page: writer }, reader, role)
  const { page } = studioTab
  await page.goto(`${site.origin}/studio/pages/${CODE}/edit`)
  await title(page).waitFor()
  return studioTab
}

const canvasOf = (page: Page) => page.frameLocator('.ed-stage iframe')
const block = (canvas: FrameLocator, id: string) => canvas.locator(`[data-id="${id}"]`)
const layer = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
const idsDrawn = (canvas: FrameLocator) =>
  canvas
    .locator('main > [data-id]')
    .evaluateAll((blocks) => blocks.map((one) => (one as HTMLElement).dataset.id))

/** Picks something up, moves it and lets it go. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 6 })
  expect(await page.locator('.ed-ghost, .ed-drag-label').count()).toBe(0)
  await page.mouse.up()
}

test.each(READERS)('the role $role reads a page in the editor and changes nothing', async (reader) => {
  const studioTab = await openReader(reader)
  const { page } = studioTab
  const canvas = canvasOf(page)
  const before = await held(writer, CODE)
  await block(canvas, 'join').waitFor()
  await page.locator('.ed-save').getByText('只能查看').waitFor()
  expect(await page.getByRole('button', { name: /^(撤销|重做)/ }).count()).toBe(0)
  expect(await title(page).getByRole('button').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])

  const cards = page.getByRole('toolbar', { name: '组件' }).getByRole('button')
  expect(await cards.count()).toBeGreaterThan(20)
  expect(await cards.and(page.locator(':enabled')).count()).toBe(0)
  await drag(page, await middle(cards.first()), await middle(block(canvas, 'intro')))

  await block(canvas, 'intro').click()
  const bar = page.getByRole('toolbar', { name: '文字的操作' })
  expect(await bar.getByRole('button', { name: '删除' }).count()).toBe(0)
  await drag(page, await middle(block(canvas, 'intro')), await middle(block(canvas, 'box')))
  for (const key of ['Delete', 'Backspace', 'Control+d', 'Control+x', 'Alt+ArrowDown', 'Control+g', 'F2']) {
    await page.keyboard.press(key)
  }
  await block(canvas, 'intro').dblclick()
  expect(await canvas.getByRole('textbox').count()).toBe(0)
  expect(await idsDrawn(canvas)).toEqual(IDS)

  const settings = page.locator('.ed-right')
  const fields = settings.locator('input, textarea, [contenteditable]')
  expect(await fields.count()).toBeGreaterThan(0)
  expect(await openFields(page)).toEqual([])
  await settings.getByRole('tab', { name: '页面' }).click()
  await settings.getByRole('textbox', { name: '页面标题' }).waitFor()
  expect(await openFields(page)).toEqual([])

  await page.getByRole('tab', { name: '图层' }).click()
  await layer(page, /^文字/).click()
  await page.keyboard.press('Delete')
  await drag(page, await middle(layer(page, /^文字/)), await middle(layer(page, /^容器/)))
  expect(await page.getByRole('treeitem').count()).toBe(IDS.length)

  await settings.getByRole('tab', { name: /^检查/ }).click()
  await settings.locator('.ed-checks').waitFor()

  await page.keyboard.press('Control+s')
  expect(await saveAs(page, before.revision)).toBe(403)
  const { revision, document } = await held(writer, CODE)
  expect({ revision, document }).toEqual({ revision: before.revision, document: before.document })
  expect(faultsOf(studioTab)).toEqual([])
  await studioTab.context.close()
})

test('who may write finds everything there that readers do not', async () => {
  await openEditor(writer, site.origin, CODE)
  await block(canvasOf(writer), 'intro').click()
  await writer.getByRole('button', { name: '撤销' }).waitFor()
  await expect.poll(() => openFields(writer)).not.toEqual([])
})

async function middle(place: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing is to be seen there.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The settings that can be changed. */
const openFields = (page: Page) =>
  page
    .locator('.ed-right')
    .locator(':is(input, textarea, select, [role=switch]):enabled:not([readonly]), [contenteditable=true]')
    .evaluateAll((fields) => fields.map((field) => field.outerHTML))

/** Saves as the member who is logged in on this page; returns the status of the gateway's reply. */
const saveAs = (page: Page, base_revision: number): Promise<number> =>
  page.evaluate(
    async ([code, base_revision]) => {
      const patch = [{ op: 'remove', id: 'intro' }]
      const reply = await fetch('/studio-api/pages/draft', {
        method: 'POST',
        headers: { 'x-yingzao-studio': '1', 'content-type': 'application/json' },
        body: JSON.stringify({ code, base_revision, save_id: crypto.randomUUID(), patch }),
      })
      return reply.status
    },
    [CODE, base_revision] as const,
  )
