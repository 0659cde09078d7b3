import { specs } from '@yingzao/blocks/props'
import { readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { isSeenAfar } from './is-seen-afar'

function seenAfar(written: Record<string, unknown>): boolean {
  const { document } = readDocument({ code: 'a', title: '页', page_schema: [written as never] }, specs)
  const [block] = document.page_schema
  if (!block) throw new Error('The block was not read.')
  return isSeenAfar(block)
}

const text = { name: 'text', value: { html: '<p>字</p>' } }

test.each([
  ['a bar that stays on the screen', { name: 'suspension', value: {}, children: [text] }],
  ['a block with one in it', { name: 'container', value: {}, children: [{ name: 'suspension', value: {} }] }],
  ['a block that is fixed', { ...text, position: { type: 'fixed', bottom: 0 } }],
])('%s is seen from afar', (_name, block) => {
  expect(seenAfar(block)).toBe(true)
})

test('a block that stands where it is written is not', () => {
  expect(seenAfar(text)).toBe(false)
  expect(seenAfar({ name: 'container', value: {}, children: [text] })).toBe(false)
})
