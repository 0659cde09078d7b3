import { specs } from '@yingzao/blocks/props'
import type { BlockSpec } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { sharedFields } from './shared-fields'
import { LAYOUT_STYLES, namedStyles, STYLE_SECTIONS } from './style-fields'

const spec = (name: string): BlockSpec => {
  const found = specs.find(name)
  if (!found) throw new Error(`No block is called "${name}".`)
  return found
}
const names = (...blocks: string[]) => sharedFields(blocks.map(spec)).map(({ name }) => name)

test('one kind of block has all of its settings, however many blocks of it there are', () => {
  expect(names('button')).toEqual(spec('button').fields.map(({ name }) => name))
  expect(names('button', 'button')).toEqual(names('button'))
  expect(sharedFields([])).toEqual([])
})

test('several kinds have what each of them declares alike, and no lists', () => {
  const shared = names('text', 'button')
  expect(shared.filter((name) => !names('button').includes(name))).toEqual([])
  const lists = sharedFields([spec('tabs'), spec('swiper')]).filter(({ kind }) => kind === 'list')
  expect(lists).toEqual([])
})

test('no style has two inputs, and layout is for containers alone', () => {
  const rows = [...Object.values(STYLE_SECTIONS).flat(), ...LAYOUT_STYLES].map(({ name }) => name)
  expect(new Set(rows).size).toBe(rows.length)
  expect([namedStyles(true).has('gap'), namedStyles(false).has('gap')]).toEqual([true, false])
  expect(namedStyles(false).has('marginTop')).toBe(true)
})
