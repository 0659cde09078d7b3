// @vitest-environment jsdom
import { pathText } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { click, type } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { FindPanel } from './find-panel'
import { importedKinds, pageTexts } from './page-texts'
import { wording } from './wording'

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

afterEach(() => screen[Symbol.asyncDispose]())

const BLOCKS = [
  { name: 'text', id: 'intro', value: { html: '<p>夏季<b>课程</b>，夏季见</p>' } },
  {
    name: 'popup',
    id: 'more',
    value: { title: '夏季问答' },
    children: [{ name: 'button', id: 'join', value: { text: '报名夏季课' } }],
  },
  { name: 'accordion', id: 'faq', value: { list: [{ question: '夏季何时开课？', answer: '<p>七月</p>' }] } },
  { name: 'image', id: 'hero', value: { url: '/assets/夏季.jpg', alt: '主图' } },
]

async function open({ isReadOnly = false } = {}) {
  session = testSession(BLOCKS, { title: '夏季课程', extra: { share: { title: '夏季分享' } } })
  session.isReadOnly = isReadOnly
  screen = await mount(session, <FindPanel />)
}

const field = (label: string) => screen.place.querySelector(`[aria-label="${label}"]`)
const find = (words: string) => type(field(wording.words), words)
const places = () => [...screen.place.querySelectorAll('.ed-find-place > button:first-child')]
const button = (text: string) =>
  [...screen.place.querySelectorAll('button')].find((one) => one.textContent === text)
const texts = () => pageTexts(session.editor.page, session).map(({ text }) => text)

test('all that visitors read is found, inside popups and lists too, and no address', async () => {
  await open()
  await find('夏季')
  const found = pageTexts(session.editor.page, session).filter(({ text }) => text.includes('夏季'))
  expect(found.map(({ blockId, path }) => `${blockId} ${pathText(path)}`)).toEqual([
    'null title',
    'null extra.share.title',
    'intro value.html',
    'more value.title',
    'join value.text',
    'faq value.list[0].question',
  ])
  expect(places()).toHaveLength(7)
  expect(screen.place.textContent).toContain(wording.found(7, 6))
})

test('words that imported data brings are said not to be searched, where a page shows such', async () => {
  await open()
  expect(screen.place.textContent).not.toContain('来自导入的数据')
  const news = { name: 'noticeTicker', id: 'news' }
  const own = { ...news, id: 'own', value: { id: 'n-1', list: [{ text: '王先生刚刚报名' }] } }
  await screen[Symbol.asyncDispose]()
  session = testSession([own])
  expect(pageTexts(session.editor.page, session).map(({ text }) => text)).toContain('王先生刚刚报名')
  expect(importedKinds(session.editor.page, session)).toEqual([])
  session = testSession([
    own,
    { ...news, value: { id: 'n-1' } },
    { name: 'list', id: 'l', value: { source: '' } },
  ])
  screen = await mount(session, <FindPanel />)
  expect(screen.place.textContent).toContain('“动态播报”的文字来自导入的数据')
})

describe('replacing', () => {
  test('all places is one step, which can be taken back', async () => {
    await open()
    const before = texts()
    await find('夏季')
    await type(field(wording.by), '秋季')
    await click(button(wording.replaceAll(7)))
    expect(texts()).toEqual(before.map((text) => text.replaceAll('夏季', '秋季')))
    expect(editorUiOf(session).get().notice).toMatchObject({ text: wording.replaced(7), canUndo: true })
    await act(async () => session.editor.undo())
    expect(texts()).toEqual(before)
  })

  test('one place leaves the others', async () => {
    await open()
    await find('夏季')
    await type(field(wording.by), '秋季')
    const inText = places().find((place) => place.textContent === '，夏季见')
    await click(inText?.nextElementSibling)
    expect(texts()).toContain('<p>夏季<b>课程</b>，秋季见</p>')
    expect(places()).toHaveLength(6)
  })

  test('a text that would become too long, or empty where it must not be, stays and is named', async () => {
    await open()
    await find('夏季课程')
    await type(field(wording.by), '长'.repeat(61))
    await click(button(wording.replaceAll(1)))
    expect(session.editor.page.title).toBe('夏季课程')
    expect(screen.place.textContent).toContain(wording.refused(['页面设置 · 页面标题']))
    await type(field(wording.by), '')
    await click(button(wording.removeAll(1)))
    expect(session.editor.page.title).toBe('夏季课程')
  })
})

test('a press on a place leads to its setting', async () => {
  await open()
  await find('七月')
  await click(places()[0])
  expect(session.editor.selection.ids).toEqual(['faq'])
})

test('words that are not there are told, and whoever may not write is offered no other words', async () => {
  await open({ isReadOnly: true })
  await find('冬季')
  expect(screen.place.textContent).toContain(wording.none('冬季'))
  await find('夏季')
  expect(places()).toHaveLength(7)
  expect(field(wording.by)).toBeNull()
  expect(button(wording.removeAll(7))).toBeUndefined()
})
