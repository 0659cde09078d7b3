import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256'

const hex = (text: string) =>
  [...sha256(text, new Uint32Array(8))].map((word) => word.toString(16).padStart(8, '0')).join('')

test('gives what everybody else gives, at every length around the edges of a block', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'abcdefghijk'.repeat(20).slice(0, length)
    expect([length, hex(text)]).toEqual([length, createHash('sha256').update(text).digest('hex')])
  }
})
