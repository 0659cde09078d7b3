import { expect, test } from 'vitest'
import { frameOf } from './frame'

const styleOf = (common: object) => frameOf({ name: 'text', id: 'a', common: common as never }).style

test('a block is found by its kind and its id, which links within the page lead to', () => {
  expect(frameOf({ name: 'text', id: 'a', common: {} })).toEqual({
    'data-block': 'text',
    'data-id': 'a',
    id: 'a',
  })
})

test('one that stands where it is written says nothing of its place', () => {
  expect(styleOf({ position: { type: 'static', top: 20 } })).toBeUndefined()
})

test('one that is fixed lies over the page, and clear of what a phone puts at its upper and lower edge', () => {
  expect(styleOf({ position: { type: 'fixed', bottom: 0, right: 24 } })).toEqual({
    position: 'fixed',
    zIndex: '100',
    bottom: 'calc(0px + env(safe-area-inset-bottom, 0px))',
    right: 'calc(var(--u) * 24)',
  })
})

test('one that is placed within another knows no edge of the screen, and may stand at zero', () => {
  expect(styleOf({ position: { type: 'absolute', top: 0, left: -10 } })).toEqual({
    position: 'absolute',
    zIndex: '1',
    top: '0',
    left: 'calc(var(--u) * -10)',
  })
})

test('where it stands wins over what its style says', () => {
  expect(styleOf({ style: { zIndex: 7, color: '#fff' }, position: { type: 'fixed' } })).toMatchObject({
    zIndex: '100',
    color: '#fff',
  })
})
