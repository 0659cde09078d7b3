import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { createPage, openEditor, rename, title } from '../edited-page'
import { faultsOf, openStudioSite, type StudioSite, setUp } from '../studio-site'

const TEMPLATE = new URL('../documents/lead.json', import.meta.url)
const CODE = 'previewed'

let site: StudioSite
let studioTab: Tab
let editor: Page
let preview: Page

beforeAll(async () => {
  site = await openStudioSite()
  studioTab = await site.newTab()
  editor = studioTab.page
  await setUp(editor, site)
  const document = JSON.parse(await readFile(TEMPLATE, 'utf8'))
  await createPage(editor, CODE, { ...document, title: '资料领取' })
  await openEditor(editor, site.origin, CODE)
  await rename(editor, '预览前刚改的')
  const opened = studioTab.context.waitForEvent('page')
  await editor.getByRole('button', { name: '预览', exact: true }).click()
  preview = await opened
})
afterAll(() => site?.[Symbol.asyncDispose]())

const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 30_000 })

const shown = (place: string) => preview.frameLocator(`iframe[title="${place}中的页面"]`)
const journal = () => preview.getByRole('region', { name: '发生了什么' }).getByRole('listitem')

test('the preview is the visitors’ page with what was typed last', async () => {
  await soon(() =>
    shown('App')
      .locator('body')
      .evaluate(() => document.title),
  ).toBe('预览前刚改的')
  expect(preview.url()).toBe(`${site.origin}/studio/pages/${CODE}/preview`)
  expect(await accessibilityFaults(preview)).toEqual([])
})

test('what a tap does in each place is listed and not done', async () => {
  await preview.getByText('微信', { exact: true }).click()
  await preview.getByText('已登录', { exact: true }).click()
  const button = shown('微信').locator('main .yz-tap, main button').first()
  await button.waitFor()
  await button.click()
  await journal().filter({ hasText: '点击' }).first().waitFor()
  await preview.getByRole('button', { name: '清空' }).click()
  await soon(() => journal().count()).toBe(0)
})

test('a page is looked at on screens of other widths, without being opened anew', async () => {
  const widths = preview.getByRole('radiogroup', { name: '屏幕宽度' })
  const wide = () =>
    shown('微信')
      .locator('html')
      .evaluate(() => innerWidth)
  await soon(wide).toBe(390)
  await shown('微信')
    .locator('body')
    .evaluate((body) => body.setAttribute('data-kept', ''))
  for (const width of [320, 430, 768]) {
    await widths.getByText(String(width)).click()
    await soon(wide).toBe(width)
  }
  expect(await shown('微信').locator('body[data-kept]').count()).toBe(1)
})

test('each place looks like itself', async () => {
  const looks = new Set<string>()
  for (const place of ['App', '小程序', '微信', '手机浏览器', '电脑']) {
    await preview.getByRole('radiogroup', { name: '打开环境' }).getByText(place, { exact: true }).click()
    await shown(place).locator('main').waitFor()
    looks.add(
      await preview.locator('.pv-device').evaluate((device) => {
        const bar = device.firstElementChild as Element
        const drawn = [...bar.querySelectorAll('*')].map(({ className }) => className).join(' ')
        return `${getComputedStyle(bar).backgroundColor} ${drawn}`
      }),
    )
  }
  expect(looks.size).toBe(5)
})

test('a desktop is shown as wide as one, and scaled to the stage', async () => {
  await preview.getByText('电脑', { exact: true }).click()
  await soon(() =>
    shown('电脑')
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(1280)
  const overflow = await preview.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('it keeps up with what is saved in the editor beside it', async () => {
  await preview.getByText('小程序', { exact: true }).click()
  await rename(editor, '预览时又改的')
  await soon(() =>
    shown('小程序')
      .locator('body')
      .evaluate(() => document.title),
  ).toBe('预览时又改的')
  expect(await title(editor).innerText()).toBe('预览时又改的')
})

test('the link for a phone says how long it is good for, and when it no longer is', async () => {
  const phone = preview.getByRole('region', { name: '手机预览' })
  await phone
    .getByRole('timer')
    .getByText(/^有效期还剩 (30:00|29:\d\d)$/)
    .waitFor()
  await preview.clock.install()
  await preview.clock.fastForward('31:00')
  await phone.getByText('链接已过期').waitFor()
  expect(await phone.getByRole('button', { name: '复制链接' }).isDisabled()).toBe(true)
  expect(faultsOf(studioTab)).toEqual([])
})

test.each([853, 960, 1280, 1440, 1920])('the preview fits a width of %d', async (width) => {
  await preview.setViewportSize({ width, height: 800 })
  const cut = await preview.evaluate(() => {
    const parts = [...document.querySelectorAll('.pv-bar > *, .pv-choices > *, .pv-side')]
    return parts.filter((part) => part.getBoundingClientRect().right > innerWidth).length
  })
  expect(cut).toBe(0)
})
