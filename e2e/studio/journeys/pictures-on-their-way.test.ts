import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { createGate } from '../../testing/gate'
import { createPage, held, openEditor, saveState } from '../edited-page'
import { openStudioSite, type StudioSite, setUp, WITHOUT_APPROVAL } from '../studio-site'

const UPLOAD = '**/studio-api/assets/upload*'

let site: StudioSite
let studioTab: Tab
let page: Page
/** The payloads of all draft saves. */
let saved: string[]
let picture: { name: string; mimeType: string; buffer: Buffer }

beforeAll(async () => {
  site = await openStudioSite(WITHOUT_APPROVAL)
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
  const drawn = sharp({ create: { width: 600, height: 300, channels: 3, background: '#2257b8' } })
  picture = { name: '海报.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  saved = []
  page.removeAllListeners('request')
  page.on('request', (request) => saved.push(request.postData() ?? ''))
  await page.unrouteAll()
})

const panel = () => page.locator('.ed-panel')
const canvas = () => page.frameLocator('.ed-stage iframe')
const drawn = () => canvas().locator('.yz-image img')
const field = () => panel().locator('[data-path="value.url"]')

async function edit(code: string): Promise<void> {
  const blocks = [{ name: 'text', id: 'intro', value: { html: '<p>七天读懂年报</p>' } }]
  await createPage(page, code, { code, title: '图片', page_schema: blocks })
  await openEditor(page, site.origin, code)
  await canvas().locator('[data-id="intro"]').click()
}

/** Pastes or drops the picture on the text of the page, with the events of a browser. */
function bring(how: 'paste' | 'drop'): Promise<void> {
  const bytes = picture.buffer.toString('base64')
  return canvas()
    .locator('[data-id="intro"]')
    .evaluate(
      (element, { how, bytes, name }) => {
        const file = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([file], name, { type: 'image/png' }))
        const common = { bubbles: true, cancelable: true }
        const event =
          how === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, ...common })
            : new DragEvent('drop', { dataTransfer: data, ...common })
        element.dispatchEvent(event)
      },
      { how, bytes, name: picture.name },
    )
}

/** Holds uploads back until the gate is opened. */
async function holdUploads(): Promise<() => void> {
  const gate = createGate()
  await page.route(UPLOAD, async (route: Route) => {
    await gate.opened
    await route.continue().catch(() => undefined)
  })
  return gate.open
}

/** Uploads and saves take their time. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 })

const isDraft = async () => (await drawn().getAttribute('src'))?.startsWith('blob:')

async function storedUrls(code: string): Promise<unknown[]> {
  const { document } = (await held(page, code)) as unknown as {
    document: { page_schema: { name: string; value: { url?: string } }[] }
  }
  return document.page_schema.filter(({ name }) => name === 'image').map(({ value }) => value.url)
}

test('a pasted picture is there at once, goes with undo and redo, and no draft is ever saved', async () => {
  await edit('pasted')
  const open = await holdUploads()
  await bring('paste')
  await drawn().waitFor()
  expect(await isDraft()).toBe(true)
  await field()
    .getByText(/^正在(上传|处理)/)
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await saveState(page, '已保存')
  expect(await storedUrls('pasted')).toEqual([''])

  await page.keyboard.press('Control+z')
  await drawn().waitFor({ state: 'detached' })
  open()
  await page.waitForResponse(UPLOAD)
  await page.keyboard.press('Control+Shift+z')
  await drawn().waitFor()
  await eventually(isDraft).toBe(false)
  await eventually(() => storedUrls('pasted')).toEqual([
    expect.stringMatching(/\/assets\/[0-9a-f]{64}\.png$/),
  ])
  expect(saved.filter((body) => body.includes('blob:'))).toEqual([])
  expect(studioTab.complaints).toEqual([])
})

test('an upload that was cancelled or has failed says so beside its picture and is sent again from there', async () => {
  await edit('retried')
  const open = await holdUploads()
  await bring('drop')
  await drawn().waitFor()
  await field().getByRole('button', { name: '取消上传' }).click()
  await field().getByText('上传已取消，图片还没有保存').waitFor()
  expect(await isDraft()).toBe(true)
  open()

  await page.unroute(UPLOAD)
  await page.route(UPLOAD, (route) => route.abort('connectionfailed'))
  await field().getByRole('button', { name: '重新上传' }).click()
  await field().getByRole('alert').waitFor()
  await page.locator('.ed-bar').getByRole('button', { name: /^发布/ }).first().click()
  await page.getByText(/页面里有图片还没有上传完/).waitFor()
  await page.unroute(UPLOAD)
  await field().getByRole('button', { name: '重新上传' }).click()
  await eventually(isDraft).toBe(false)
  await field().getByText(picture.name).waitFor()
  await saveState(page, '已保存')
  studioTab.complaints.length = 0
})

test('a picture that is replaced from this machine stays saved until the new one is there; who leaves before is asked', async () => {
  await edit('replaced')
  await bring('paste')
  await drawn().waitFor()
  await eventually(isDraft).toBe(false)
  await saveState(page, '已保存')
  const [before] = await storedUrls('replaced')

  const open = await holdUploads()
  const other = await sharp(picture.buffer).negate().png().toBuffer()
  await field()
    .locator('input[type=file]')
    .setInputFiles({ ...picture, name: '另一张.png', buffer: other })
  await eventually(isDraft).toBe(true)
  await field().getByText('另一张.png').waitFor()
  await page.getByRole('link', { name: '返回页面列表' }).click()
  const dialog = page.getByRole('dialog', { name: '图片还没有上传完' })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '留在这里' }).click()
  await saveState(page, '已保存')
  expect(await storedUrls('replaced')).toEqual([before])

  open()
  await eventually(isDraft).toBe(false)
  await eventually(async () => (await storedUrls('replaced'))[0]).not.toBe(before)
  await saveState(page, '已保存')
  await page.getByRole('link', { name: '返回页面列表' }).click()
  await page.waitForURL('**/studio/pages')
  expect(saved.filter((body) => body.includes('blob:'))).toEqual([])
  expect(studioTab.complaints).toEqual([])
})
