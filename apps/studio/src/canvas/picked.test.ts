import { expect, test } from 'vitest'
import { picked } from './picked'

const click = (more: Partial<Parameters<typeof picked>[0]> = {}) =>
  picked({
    ids: ['text', 'box', 'popup'],
    selected: [],
    isToggle: false,
    isExtend: false,
    isOutwards: false,
    ...more,
  })

test('a click picks the innermost block under the pointer', () => {
  expect(click()).toEqual({ kind: 'only', id: 'text' })
  expect(click({ selected: ['box'] })).toEqual({ kind: 'only', id: 'text' })
})

test('a click on the ground picks the page, whatever key is held', () => {
  expect(click({ ids: [] })).toEqual({ kind: 'page' })
  expect(click({ ids: [], isToggle: true })).toEqual({ kind: 'page' })
})

test('Ctrl adds a block and Shift goes on to it', () => {
  expect(click({ isToggle: true })).toEqual({ kind: 'toggle', id: 'text' })
  expect(click({ isExtend: true })).toEqual({ kind: 'extend', id: 'text' })
})

test('Alt goes one block outwards at each click, and from the outermost in again', () => {
  const way: string[] = []
  let selected: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const pick = click({ isOutwards: true, selected })
    selected = pick.kind === 'only' ? [pick.id] : []
    way.push(...selected)
  }
  expect(way).toEqual(['box', 'popup', 'text'])
})

test('Alt begins at the block around the innermost when something else is selected', () => {
  expect(click({ isOutwards: true, selected: ['elsewhere'] })).toEqual({ kind: 'only', id: 'box' })
  expect(click({ isOutwards: true, ids: ['text'] })).toEqual({ kind: 'only', id: 'text' })
})
