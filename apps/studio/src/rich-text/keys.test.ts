// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyInText, toolsKey } from './keys'

const root = document.createElement('div')
const done: string[] = []

beforeEach(() => {
  document.body.replaceChildren(root)
  done.length = 0
  document.execCommand = (name) => done.push(name) > 0
})
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

const LIST =
  '<ul><li id="a">甲</li><li id="b">乙<ul><li id="c">丙</li><li id="d">丁</li></ul></li></ul><p id="e">戊</p>'

function pressAt(id: string, key: Partial<KeyboardEvent>) {
  root.innerHTML = LIST
  document.getSelection()?.collapse(root.querySelector(`#${id}`)?.firstChild ?? null, 0)
  return keyInText(root, { key: 'Tab', shiftKey: false, altKey: false, ...key }, null)
}

test('Tab moves an item in below the one before it, to the second level', () => {
  expect(pressAt('b', {})).toBe(true)
  expect(done).toEqual(['indent'])
})

test('Shift+Tab moves an item out of the second level', () => {
  expect(pressAt('d', { shiftKey: true })).toBe(true)
  expect(done).toEqual(['outdent'])
})

test.each([
  ['a', {}],
  ['d', {}],
  ['a', { shiftKey: true }],
  ['e', {}],
  ['b', { key: 'x' }],
])('nobody is caught in the text: at %s with %o the key means what it always means', (id, key) => {
  expect(pressAt(id, key)).toBe(false)
  expect(done).toEqual([])
})

test('Enter ends a quote where nothing is written in it', () => {
  const enter = (html: string) => {
    root.innerHTML = html
    document.getSelection()?.collapse(root.querySelector('blockquote'), 0)
    return keyInText(root, { key: 'Enter', shiftKey: false, altKey: false }, null)
  }
  expect([enter('<blockquote>引</blockquote>'), done]).toEqual([false, []])
  expect([enter('<blockquote><br></blockquote>'), done]).toEqual([true, ['formatBlock']])
})

test('Alt+F10 leads to the tools, and Escape back from them', () => {
  const tools = document.createElement('div')
  tools.innerHTML = '<select></select><button></button>'
  document.body.append(tools)
  expect(keyInText(root, { key: 'F10', altKey: true, shiftKey: false }, tools)).toBe(true)
  expect(document.activeElement).toBe(tools.firstElementChild)
  const goBack = vi.fn()
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  toolsKey(event, goBack)
  expect([goBack.mock.calls.length, event.defaultPrevented]).toEqual([1, true])
  toolsKey(new KeyboardEvent('keydown', { key: 'Tab' }), goBack)
  expect(goBack).toHaveBeenCalledOnce()
})
