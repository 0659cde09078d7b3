// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { click, press } from '../testing/hand'
import { TextTools } from './text-tools'

let done: string[]
let text: HTMLElement
let leave: () => Promise<void>

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  done = []
  document.execCommand = (name, _, value) => done.push([name, value].filter(Boolean).join(' ')) > 0
  text = document.createElement('div')
  text.tabIndex = 0
  const place = document.createElement('div')
  document.body.append(text, place)
  const root = createRoot(place)
  leave = async () => {
    await act(async () => root.unmount())
    place.remove()
    text.remove()
  }
  await act(async () => root.render(<TextTools place={() => text} />))
})
afterEach(async () => {
  await leave()
  Reflect.deleteProperty(document, 'execCommand')
})

/** Puts the caret after the last character of the element. */
async function standIn(html: string, element: string) {
  text.innerHTML = html
  const last = text.querySelector(element)?.firstChild as Text
  await act(async () => {
    document.getSelection()?.collapse(last, last.length)
    document.dispatchEvent(new Event('selectionchange'))
  })
}

const tool = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
const chosen = (label: string) => tool(label)?.querySelector<HTMLOptionElement>('option:checked')?.textContent
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.getAttribute('aria-label'))
/** The commands that the tools had the browser run on the text. */
const commands = () => done.filter((one) => !/^(?:styleWithCSS|defaultParagraphSeparator)/.test(one))

async function choose(label: string, title: string) {
  const list = tool(label) as HTMLSelectElement
  const option = [...list.options].find(({ text: words }) => words === title) as HTMLOptionElement
  await act(async () => {
    list.focus()
    list.value = option.value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('the tools show how the text is where somebody stands in it', async () => {
  await standIn('<h2><i><font face="yz-brand" size="5">题</font></i></h2><ul><li>项</li></ul>', 'font')
  expect([chosen('段落样式'), chosen('字号')]).toEqual(['大标题', '大'])
  expect(pressed()).toEqual(['斜体', '颜色：品牌色'])
  // A heading is bold already.
  expect((tool('加粗') as HTMLButtonElement).disabled).toBe(true)
  await standIn(text.innerHTML, 'li')
  expect([chosen('段落样式'), chosen('字号')]).toEqual(['正文', '正常'])
  expect(pressed()).toEqual(['项目符号列表', '颜色：正文'])
})

test('a paragraph becomes a heading, and the text has the focus again', async () => {
  await standIn('<p>字</p>', 'p')
  await choose('段落样式', '标题')
  expect(commands()).toEqual(['formatBlock h3'])
  expect(document.activeElement).toBe(text)
})

test('with arrow keys the focus stays in the list, as the next key may go further', async () => {
  await standIn('<p>字</p>', 'p')
  await press(tool('段落样式'), 'ArrowDown')
  await choose('段落样式', '大标题')
  expect(commands()).toEqual(['formatBlock h2'])
  expect(document.activeElement).toBe(tool('段落样式'))
})

test('an item leaves its list before it becomes a heading, and a quote its quote', async () => {
  await standIn('<ul><li>项</li></ul>', 'li')
  await choose('段落样式', '小标题')
  expect(commands()).toEqual(['insertUnorderedList', 'formatBlock h4'])
  done = []
  await standIn('<blockquote>引</blockquote>', 'blockquote')
  await choose('段落样式', '正文')
  expect(commands()).toEqual(['outdent', 'formatBlock p'])
})

test('a list begins, becomes one of the other kind, and ends', async () => {
  await standIn('<p>字</p>', 'p')
  await click(tool('编号列表'))
  expect(commands()).toEqual(['insertOrderedList'])
  done = []
  await standIn('<ul><li>项</li></ul>', 'li')
  await click(tool('编号列表'))
  expect(commands()).toEqual(['insertOrderedList'])
  done = []
  await standIn('<ol><li>项</li></ol>', 'li')
  await click(tool('编号列表'))
  expect(commands()).toEqual(['insertOrderedList', 'formatBlock p'])
})

test('a size and a colour are set, and taken away by the usual one', async () => {
  await standIn('<p>字</p>', 'p')
  await choose('字号', '特大')
  await click(tool('颜色：次要'))
  await choose('字号', '正常')
  await click(tool('颜色：正文'))
  expect(commands()).toEqual(['fontSize 6', 'fontName yz-soft', 'fontSize 3', 'fontName usual'])
})

test('what is set for the next letters is shown before they are typed', async () => {
  await standIn('<p>字</p>', 'p')
  await click(tool('加粗'))
  await click(tool('颜色：注释'))
  expect(pressed()).toEqual(['加粗', '颜色：注释'])
  await standIn('<p>字</p>', 'p')
  expect(pressed()).toEqual(['颜色：正文'])
})

test('what was selected is selected again after a list took the focus', async () => {
  await standIn('<p>字句</p>', 'p')
  const words = text.querySelector('p')?.firstChild as Text
  await act(async () => {
    document.getSelection()?.setBaseAndExtent(words, 0, words, 1)
    document.dispatchEvent(new Event('selectionchange'))
  })
  document.getSelection()?.removeAllRanges()
  await choose('字号', '小')
  expect(document.getSelection()?.toString()).toBe('字')
})
