// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { placeOf } from './key-place'
import { keySigns } from './keys'
import { watchTouchedFields } from './touched-fields'

afterEach(() => document.body.replaceChildren())

function draw(html: string): Element {
  document.body.innerHTML = html
  const found = document.querySelector('#it')
  if (!found) throw new Error('Nothing is called "it".')
  return found
}

test.each([
  ['<input id="it">', 'field'],
  ['<input id="it" type="checkbox">', 'panel'],
  ['<textarea id="it"></textarea>', 'field'],
  ['<select id="it"></select>', 'field'],
  ['<div role="tree"><div id="it" role="treeitem"></div></div>', 'layers'],
  ['<div role="tree"><input id="it"></div>', 'field'],
  ['<div class="ed-stage"><button id="it"></button></div>', 'canvas'],
  ['<aside class="ed-left"><button id="it"></button></aside>', 'panel'],
  ['<div role="dialog"><button id="it"></button></div>', undefined],
  ['<ul role="menu"><li id="it"></li></ul>', undefined],
  ['<div role="dialog"><input id="it"></div>', 'field'],
] as const)('%s is of %s', (html, place) => {
  expect(placeOf(draw(html))).toBe(place)
})

test('keys that are pressed nowhere, and those of the frame, are the canvas’s', () => {
  const frame = document.implementation.createHTMLDocument()
  expect([placeOf(null), placeOf(document.body), placeOf(frame.body)]).toEqual(['canvas', 'canvas', 'canvas'])
  expect(placeOf(frame.body.appendChild(frame.createElement('input')))).toBe('field')
})

test('a text node counts as what it stands in', () => {
  expect(placeOf(draw('<div role="tree"><b id="it">字</b></div>').firstChild)).toBe('layers')
})

test('keys are printed as they stand on the keyboard', () => {
  expect(keySigns('Mod+Shift+ArrowUp', false)).toEqual(['Ctrl', 'Shift', '↑'])
  expect(keySigns('Mod+Shift+ArrowUp', true)).toEqual(['⌘', '⇧', '↑'])
  expect([keySigns('Backspace', false), keySigns('Backspace', true)]).toEqual([['退格'], ['⌫']])
})

test('undo means the page in a panel’s field until somebody types in it', () => {
  const field = draw('<div class="ed-right"><p><input id="it"><input></p></div>')
  const { isUntouched, stop } = watchTouchedFields(document)
  expect(isUntouched(field)).toBe(true)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isUntouched(field)).toBe(false)
  const next = field.nextElementSibling
  next?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(isUntouched(next)).toBe(true)
  stop()
})

test('undo is the field’s own outside of the panels, and where a block is renamed', () => {
  const { isUntouched, stop } = watchTouchedFields(document)
  expect(isUntouched(draw('<header><input id="it"></header>'))).toBe(false)
  expect(isUntouched(draw('<div class="ed-left"><div role="tree"><input id="it"></div></div>'))).toBe(false)
  stop()
})
