// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillGaps } from '../testing/mount'
import { focusField } from './focus-field'

let panel: HTMLElement

beforeEach(() => {
  fillGaps()
  panel = document.body.appendChild(document.createElement('div'))
  panel.innerHTML = `
    <div data-path="value.text"><button id="help"></button><div class="ed-field-body"><input id="text"></div></div>
    <div data-path="value.list">
      <div class="ed-field-body">
        <button id="grip" disabled></button>
        <div data-path="value.list[0].alt"><div class="ed-field-body"><input id="alt"></div></div>
      </div>
    </div>`
})
afterEach(() => panel.remove())

const focused = () => document.activeElement?.id
const focus = (path: string, isNearEnough = false) => focusField(panel, path, { isNearEnough })

test('a setting is focused at its input, not at its help', () => {
  expect([focus('value.text'), focused()]).toEqual([true, 'text'])
})

test('what cannot be used is passed over', () => {
  expect([focus('value.list'), focused()]).toEqual([true, 'alt'])
})

test('a setting that is not drawn yet is waited for, and then the nearest around it will do', () => {
  expect(focus('value.list[0].alt.inner')).toBe(false)
  expect([focus('value.list[0].alt.inner', true), focused()]).toEqual([true, 'alt'])
})

test('of a setting that only shows its inside, the first of that is focused', () => {
  panel.querySelector('[data-path="value.text"]')?.setAttribute('data-path', 'common.style.marginTop')
  expect([focus('common.style', true), focused()]).toEqual([true, 'text'])
})

test('a path that leads nowhere ends the wait', () => {
  expect(focus('meta.title', true)).toBe(true)
})
