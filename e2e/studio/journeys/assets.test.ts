import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { faultsOf, heading, openStudioSite, type StudioSite, setUp } from '../studio-site'

const HERO = fileURLToPath(new URL('../../../demo/pages/assets/hero.jpg', import.meta.url))

const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" onload="window.hacked = 1">
  <script>window.hacked = 1</script><circle cx="24" cy="24" r="20" fill="#2257b8"/></svg>`

let site: StudioSite
let studioTab: Tab
let page: Page
beforeAll(async () => {
  site = await openStudioSite()
  studioTab = await site.newTab()
  page = studioTab.page
  await setUp(page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const uploads = () => page.getByRole('region', { name: '上传' })
const drawer = (name: string) => page.getByRole('dialog', { name })
const tile = (name: string) => page.getByRole('button', { name: `查看 ${name}`, exact: true })

async function openLibrary(): Promise<void> {
  await page.goto(`${site.origin}/studio/assets`)
  await heading(page, '素材库').waitFor()
}

/** Creates a page with a picture, by the call that the list of pages makes. */
async function makePage({ code, title, url }: { code: string; title: string; url: string }): Promise<void> {
  const image = { name: 'image', id: 'image', value: { url, alt: title }, common: {}, children: [] }
  const document = JSON.stringify({ code, title, page_schema: [image] })
  const status = await page.evaluate(
    async (fields) => {
      const headers = { 'content-type': 'application/json', 'x-yingzao-studio': '1' }
      const body = JSON.stringify(fields)
      return (await fetch('/studio-api/pages/create', { method: 'POST', headers, body })).status
    },
    { code, title, document },
  )
  expect(status).toBe(200)
}

test('files that are chosen arrive with what became of each, and a drawing without its script', async () => {
  await openLibrary()
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d7261e' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('上传文件')
    .last()
    .setInputFiles([
      { name: '首屏.jpg', mimeType: 'image/jpeg', buffer: picture },
      { name: '图标.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE) },
      { name: '说明.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7 not a picture') },
      { name: '空.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    ])
  await uploads().getByText('已上传 2 个文件，2 个没有成功').waitFor()
  await uploads().getByText('已移除不安全的内容：事件（onload）、脚本（script）').waitFor()
  await uploads().getByText('文件内容是 pdf，不在接受的类型之内。').waitFor()
  await uploads().getByText('文件是空的，请重新导出').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await uploads().getByRole('button', { name: '查看 图标.svg' }).click()
  const address = await drawer('图标.svg')
    .getByRole('link', { name: /^\/assets\// })
    .getAttribute('href')
  const opened = await site.newTab()
  await opened.page.goto(site.origin + address)
  expect(await opened.page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await (await fetch(site.origin + address)).text()).not.toMatch(/script|onload/)
  await opened.context.close()
  await page.keyboard.press('Escape')
})

test('a screenshot is pasted, and the same one again is stored once', async () => {
  await openLibrary()
  const paste = () =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 200)
      const pen = canvas.getContext('2d')
      if (pen) pen.fillRect(20, 20, 100, 80)
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }))
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await paste()
  await uploads().getByText('已存入').waitFor()
  await page
    .getByRole('button', { name: /^查看 截图 \d{4}-\d\d-\d\d \d{6}\.png$/ })
    .last()
    .waitFor()
  await paste()
  await uploads().getByText('素材库里已有').waitFor()
})

test('a used picture tells on which page, which leads to its editor', async () => {
  await openLibrary()
  await page.getByLabel('上传文件').last().setInputFiles(HERO)
  await uploads().getByRole('button', { name: '查看 hero.jpg' }).click()
  await drawer('hero.jpg').getByText('还没有页面使用它。').waitFor()
  const url = await drawer('hero.jpg')
    .getByRole('link', { name: /^\/assets\// })
    .getAttribute('href')
  await makePage({ code: 'with-hero', title: '用图的页面', url: url ?? '' })
  await page.reload()
  const link = drawer('hero.jpg').getByRole('link', { name: '编辑页面 用图的页面' })
  expect(await link.getAttribute('href')).toBe('/studio/pages/with-hero/edit')
  await tile('hero.jpg').getByText('1 个页面使用').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a part of a picture is made by keyboard, renamed, hidden and found again', async () => {
  await openLibrary()
  await tile('首屏.jpg').click()
  await drawer('首屏.jpg').getByRole('button', { name: '裁剪' }).click()
  const dialog = page.getByRole('dialog', { name: '裁剪图片' })
  await dialog.getByText('裁剪后 800 × 800').waitFor()
  await dialog.getByText('16:9').click()
  await dialog.getByText('裁剪后 1200 × 675').waitFor()
  await dialog.getByText('3:4').click()
  await dialog.getByText('裁剪后 600 × 800').waitFor()
  await dialog.getByRole('button', { name: '点击选择中心位置' }).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await dialog.getByText('中心在横向 40%、纵向 50%').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '存为新素材' }).click()

  const part = drawer('首屏 (3:4).jpg')
  await part.getByText('600 × 800').waitFor()
  await part.getByRole('textbox', { name: '名称' }).fill('竖版首屏')
  await part.getByRole('button', { name: '改名' }).click()
  await drawer('竖版首屏').getByRole('button', { name: '隐藏' }).click()
  await drawer('竖版首屏').getByRole('button', { name: '取消隐藏' }).waitFor()
  await page.keyboard.press('Escape')
  await tile('竖版首屏').waitFor({ state: 'detached' })
  await page.getByRole('switch', { name: '查看已隐藏' }).click()
  await tile('竖版首屏').waitFor()
  expect(new URL(page.url()).search).toBe('?hidden=1')
  expect(faultsOf(studioTab)).toEqual([])
})
