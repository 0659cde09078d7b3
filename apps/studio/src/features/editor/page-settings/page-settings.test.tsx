// @vitest-environment jsdom

import { resolveTheme } from '@yingzao/theme'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { click, type } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { PageSettings } from './page-settings'
import { shareLook } from './share-look'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

afterEach(() => screen[Symbol.asyncDispose]())

async function show(head: Record<string, unknown> = {}, isReadOnly = false): Promise<void> {
  session = testSession([{ name: 'image', id: 'kv', value: { url: '/assets/kv.png' } }], head)
  session.isReadOnly = isReadOnly
  screen = await mount(session, <PageSettings />)
}

const row = (path: string) => screen.place.querySelector<HTMLElement>(`[data-path="${path}"]`)
const input = (path: string) =>
  row(path)?.querySelector<HTMLInputElement>('.ed-field-body input, .ed-field-body textarea') ?? null
const card = () => screen.place.querySelector('.st-share-card')

test('title, description and keywords are written where the page keeps them', async () => {
  await show()
  await type(input('title'), '新标题')
  await type(input('meta.description'), '说明')
  await type(input('meta.keywords'), 'ETF')
  expect(session.editor.page).toMatchObject({
    title: '新标题',
    meta: { description: '说明', keywords: 'ETF' },
  })
})

describe('the theme', () => {
  const press = (label: string) =>
    click(
      [...screen.place.querySelectorAll<HTMLElement>('.ant-segmented-item, .th-preset')].find(
        ({ textContent }) => textContent === label,
      ) ?? null,
    )

  test('is that of the company until the page gets its own, which begins as it looked', async () => {
    await show()
    expect(row('extra.theme')?.textContent).toContain(wording.themeCompanyHelp)
    expect(screen.place.querySelector('.th-preset')).toBeNull()
    await press(wording.themes.own)
    expect(session.editor.page.extra.theme).toEqual(resolveTheme(session.companyTheme))
    await press('青竹')
    expect(session.editor.page.extra.theme).toEqual({ preset: 'qingzhu' })
    await press(wording.themes.company)
    expect(session.editor.page.extra).not.toHaveProperty('theme')
  })

  test('cannot be changed by who may only look', async () => {
    await show({ extra: { pageID: '', theme: { preset: 'wenlan' } } }, true)
    const presets = [...screen.place.querySelectorAll<HTMLButtonElement>('.th-preset')]
    expect(presets.map(({ disabled }) => disabled)).toEqual(Array(8).fill(true))
    expect(presets.find((one) => one.getAttribute('aria-checked') === 'true')?.textContent).toBe('稳蓝')
  })
})

describe('what is shared', () => {
  test('is what the page says until something is said for it', async () => {
    await show({ meta: { description: '页面说明', keywords: '' } })
    expect(card()?.textContent).toContain('测试页页面说明')
    expect(card()?.querySelector('img')?.getAttribute('src')).toBe('/assets/kv.png')
    await type(input('extra.share.title'), '分享标题')
    expect(card()?.textContent).toContain('分享标题')
    expect(session.editor.page.extra.share).toEqual({ title: '分享标题' })
  })

  test('goes back to the page part by part, or at once', async () => {
    await show({ extra: { pageID: '', share: { title: '甲', desc: '乙' } } })
    await type(input('extra.share.desc'), '')
    expect(session.editor.page.extra.share).toEqual({ title: '甲' })
    await click(
      [...screen.place.querySelectorAll('button')].find((one) => one.textContent === wording.shareClear),
    )
    expect(session.editor.page.extra).not.toHaveProperty('share')
    expect(card()?.textContent).toContain('测试页')
  })

  test('shows no picture that a page may not carry', () => {
    const { editor } = testSession([], { extra: { pageID: '', share: { title: '', image: '/a.png' } } })
    expect(shareLook(editor.page)).toEqual({ title: '测试页', desc: '', image: '/a.png' })
    const { extra } = editor.page
    expect(
      shareLook({ ...editor.page, extra: { ...extra, share: { image: 'javascript:alert(1)' } } }).image,
    ).toBe('')
  })
})

describe('the background', () => {
  const kinds = () => [...(row('background')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const chosen = () => kinds().findIndex(({ checked }) => checked)

  test('is told for what it is', async () => {
    await show({ background: '/assets/bg.png' })
    expect(chosen()).toBe(2)
    await screen[Symbol.asyncDispose]()
    await show({ background: '#fff4ec' })
    expect(chosen()).toBe(1)
    await screen[Symbol.asyncDispose]()
    await show()
    expect(chosen()).toBe(0)
  })

  test('of another kind begins empty, as a colour is no address', async () => {
    await show({ background: '#fff4ec' })
    await click(kinds()[2])
    expect([session.editor.page.background, chosen()]).toEqual(['', 2])
  })
})

test('the switch for desktops is kept as the number that documents have', async () => {
  await show()
  await click(row('is_auto_fit')?.querySelector('[role=switch]'))
  expect(session.editor.page.is_auto_fit).toBe(1)
  await click(row('is_auto_fit')?.querySelector('[role=switch]'))
  expect(session.editor.page.is_auto_fit).toBe(0)
})

test('the address is where visitors find the page', async () => {
  await show()
  expect(input('code')?.value).toBe('https://h5.example.com/h5-page/h5/test')
})

test('who may only read sees the settings and can change none', async () => {
  await show({}, true)
  const inputs = [
    ...screen.place.querySelectorAll<HTMLInputElement>('.ed-field-body input, .ed-field-body textarea'),
  ]
  expect(inputs.filter(({ disabled, readOnly }) => !disabled && !readOnly)).toEqual([])
})
