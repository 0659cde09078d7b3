import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { specs } from '../../../packages/blocks/src/props'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import { createPage, held, openEditor, saveState } from '../edited-page'
import { faultsOf, openStudioSite, type StudioSite, setUp } from '../studio-site'

let site: StudioSite
let studioTab: Tab
let page: Page

beforeAll(async () => {
  site = await openStudioSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  if (studioTab === undefined) {
    studioTab = await site.newTab(1440)
    await setUp(studioTab.page, site)
  }
  page = studioTab.page
})

const panel = () => page.locator('.ed-panel')
const tab = (name: string | RegExp) => panel().getByRole('tab', { name })
const row = (path: string) => panel().locator(`[data-path="${path}"]`)
const option = (name: string) =>
  page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(name, { exact: false })
    .first()
const select = (id: string) =>
  page
    .frameLocator('.ed-stage iframe')
    .locator(`[data-id="${id}"]`)
    .click({ position: { x: 6, y: 6 } })

async function edit(code: string, blocks: readonly object[]): Promise<void> {
  await createPage(page, code, { code, title: '检查设置', page_schema: blocks })
  await openEditor(page, site.origin, code)
}

test('whatever a block needs is found by the checks, reached by the mouse and filled', async () => {
  // Tabs need blocks in them, which are added on the canvas.
  const names = specs.all.map(({ name }) => name).filter((name) => !['tabs', 'testButton'].includes(name))
  await edit(
    'needs-all',
    names.map((name) => ({ name, id: `it-${name}`, value: {} })),
  )
  const filled: string[] = []
  for (;;) {
    await tab(/检查/).click()
    const search = panel().getByLabel('查找问题')
    await panel().getByRole('status').getByText('已检查').waitFor()
    if (!(await search.isVisible())) break
    await search.fill('必填')
    const [first] = await panel()
      .getByRole('button', { name: /带我去.*必填/ })
      .all()
    if (first === undefined) break
    await first.click()
    filled.push(await fillFocused())
    if (filled.length > 80)
      throw new Error(`The same settings are asked for again: ${filled.slice(-6).join()}`)
  }
  expect(filled.length).toBeGreaterThan(15)
  expect(new Set(filled).size).toBe(filled.length)
  await saveState(page, '已保存')
  expect(faultsOf(studioTab)).toEqual([])
}, 240_000)

/** Fills in the focused setting, by its appearance. Returns the block's title and the setting's path. */
async function fillFocused(): Promise<string> {
  const at = panel().locator('[data-path]:focus-within').last()
  await at.waitFor()
  const name = `${await panel().getByRole('heading', { level: 2 }).textContent()} ${await at.getAttribute('data-path')}`
  const has = (inner: string) => at.locator(inner).first().isVisible()
  if (await has('.ed-list-add')) await at.locator('.ed-list-add').last().click()
  else if (await has('.ed-html-text')) await at.locator('.ed-html-text').pressSequentially('正文')
  else if (await has('.ant-picker')) await chooseMoment(at)
  else if (await has('[data-action]')) {
    await at.getByRole('combobox').first().click()
    await option('返回').click()
  } else if (await has('.st-picker')) {
    await at.getByRole('button', { name: '填写地址' }).click()
    await at.getByRole('combobox').fill('/packages/a.png')
  } else if (await has('[inputmode=url]')) await at.locator('[inputmode=url]').fill('/h5-page/h5/other')
  else await at.locator('input:not([type=radio]), textarea').first().fill('8')
  return name
}

async function chooseMoment(at: Locator): Promise<void> {
  await at.locator('.ant-picker').click()
  await page.locator('.ant-picker-dropdown:visible').getByText('7 天后').click()
}

test('action, colour, moment and region are chosen, and each is one step', async () => {
  await edit('chosen', [
    { name: 'button', id: 'join', value: { text: '报名' } },
    { name: 'countdown', id: 'left', value: { endTime: 1_900_000_000_000 } },
    { name: 'addressPicker', id: 'where', value: {} },
  ])
  await select('join')
  await row('common.action').getByRole('combobox').first().click()
  await option('打开弹窗').click()
  await row('common.action.popupId').getByRole('combobox').click()
  await option('新建弹窗').click()
  await panel().getByRole('button', { name: '样式' }).click()
  await row('common.style.backgroundColor').getByText('颜色', { exact: true }).click()
  await row('common.style.backgroundColor').getByRole('button', { name: '浅品牌底', exact: true }).click()
  expect(await accessibilityFaults(page)).toEqual([])

  await select('left')
  await chooseMoment(row('value.endTime'))
  await select('where')
  await row('value.value').getByRole('combobox').click()
  for (const name of ['广东省', '广州市', '天河区'])
    await page.getByRole('menuitemcheckbox', { name }).click()
  await saveState(page, '已保存')
  const { document } = (await held(page, 'chosen')) as unknown as {
    document: { page_schema: { id: string; name: string; value: Record<string, unknown> }[] }
  }
  const [join, left, where, popup] = document.page_schema
  expect(join?.value).toMatchObject({
    action: { type: 3, popupId: popup?.id },
    style: { backgroundColor: 'var(--yz-ground-strong)' },
  })
  expect(popup?.name).toBe('popup')
  expect(new Date(Number(left?.value.endTime) + 8 * 3_600_000).toISOString()).toMatch(/T23:59:59/)
  expect(where?.value.value).toEqual({
    province: '广东省',
    provinceID: 440_000,
    city: '广州市',
    cityID: 440_100,
    area: '天河区',
    areaID: 440_106,
  })
  expect(faultsOf(studioTab)).toEqual([])
})

test('several pictures are chosen at once, become items in the order of choosing, and are one step', async () => {
  await edit('several', [
    { name: 'swiper', id: 'kv', value: { list: [{ image: '/packages/old.png', alt: '原有' }] } },
  ])
  await select('kv')
  const list = row('value.list')
  await list.getByRole('button', { name: '从素材库添加多张' }).click()
  const dialog = page.getByRole('dialog', { name: /^选择图片，最多 \d+ 张$/ })
  await dialog.getByLabel('上传文件').setInputFiles(await pictures(['甲.png', '乙.png', '丙.png']))
  const tile = (name: string) => dialog.getByRole('button', { name: `选择 ${name}`, exact: true })
  for (const name of ['丙.png', '甲.png', '乙.png', '甲.png']) await tile(name).click()
  await dialog.getByText('已选 2 张').waitFor()
  expect(await tile('甲.png').getAttribute('aria-pressed')).toBe('false')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '添加 2 张' }).click()
  await dialog.waitFor({ state: 'detached' })
  const items = list.locator('.ed-list > li')
  expect(await items.count()).toBe(3)
  await saveState(page, '已保存')
  const { document } = (await held(page, 'several')) as unknown as {
    document: { page_schema: { value: { list: { image: string }[] } }[] }
  }
  const [kept, ...added] = document.page_schema[0]?.value.list.map(({ image }) => image) ?? []
  expect(kept).toBe('/packages/old.png')
  expect(await Promise.all(added.map(colourOf))).toEqual([COLOURS['丙.png'], COLOURS['乙.png']])

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await items.nth(1).waitFor({ state: 'detached' })
  expect(await items.count()).toBe(1)
  // Leaving before that would ask whether to stay, and the next test leaves.
  await saveState(page, '已保存')
  expect(faultsOf(studioTab)).toEqual([])
})

const COLOURS: Record<string, string> = { '甲.png': '#d7261e', '乙.png': '#1e8e3e', '丙.png': '#2257b8' }

/** Pictures of one colour each, to tell them apart. */
function pictures(names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => {
      const background = COLOURS[name] ?? ''
      const picture = sharp({ create: { width: 600, height: 300, channels: 3, background } })
      return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    }),
  )
}

/** The colour of a stored picture of one colour. */
async function colourOf(url: string): Promise<string> {
  const bytes = await (await fetch(site.origin + url)).arrayBuffer()
  const pixels = await sharp(Buffer.from(bytes)).removeAlpha().raw().toBuffer()
  return `#${pixels.subarray(0, 3).toString('hex')}`
}

test('what is wrong stands at its setting, in lists and in the page too', async () => {
  await edit('wrong', [
    {
      name: 'swiper',
      id: 'kv',
      value: {
        list: [
          { image: '/a.png', alt: '一' },
          { image: '', alt: '二' },
        ],
      },
    },
  ])
  await tab(/检查 \d/).waitFor()
  await tab(/检查/).click()
  await panel()
    .getByRole('button', { name: /带我去.*“图片”是必填项/ })
    .click()
  const image = row('value.list[1].image')
  await image.getByText('请填写“图片”').waitFor()
  expect(await image.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await image.getByRole('button', { name: '填写地址' }).click()
  await image.getByRole('combobox').fill('/b.png')
  await image.getByText('请填写“图片”').waitFor({ state: 'detached' })

  await tab('页面').click()
  await row('title').getByRole('textbox').fill('')
  await row('title').getByText('页面没有标题').waitFor()
  await row('title').getByRole('textbox').fill('改好了')
  await row('title').getByText('页面没有标题').waitFor({ state: 'detached' })
  await saveState(page, '已保存')
  expect(faultsOf(studioTab)).toEqual([])
})
