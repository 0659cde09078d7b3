import { expect, test } from 'vitest'
import { createTypeahead } from './typeahead'

const TITLES = ['按钮', '文字', '倒计时', '支付按钮', '同意条款', '文字', 'FAQ']

function typing() {
  const clock = { now: 0 }
  const typeahead = createTypeahead(() => clock.now)
  return {
    clock,
    type: (letter: string, from: number) => typeahead.type(letter, TITLES, from),
  }
}

test('a letter goes to the next row that begins with it, round the end', () => {
  const { type, clock } = typing()
  expect(type('w', 0)).toBe(1)
  clock.now += 1_000
  expect(type('w', 1)).toBe(5)
  clock.now += 1_000
  expect(type('w', 5)).toBe(1)
})

test('letters that follow quickly make a word, and later ones begin another', () => {
  const { type, clock } = typing()
  expect(type('z', 0)).toBe(3)
  clock.now += 100
  expect(type('f', 3)).toBe(3)
  clock.now += 601
  expect(type('f', 3)).toBe(6)
})

test('the same letter again goes on to the next row', () => {
  const { type, clock } = typing()
  expect(type('w', 0)).toBe(1)
  clock.now += 100
  expect(type('w', 1)).toBe(5)
})

test('what no row begins with goes nowhere, though a row holds it', () => {
  expect(typing().type('钮', 0)).toBe(-1)
  expect(typing().type('x', 0)).toBe(-1)
})
