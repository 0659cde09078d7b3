import { expect, test } from 'vitest'
import { hashIn, outsideName } from './asset-address'

const hash = 'a'.repeat(64)

test('a file of the library is known by its hash, wherever the library is', () => {
  expect(hashIn(`/assets/${hash}.png`)).toBe(hash)
  expect(hashIn(`https://pages.example.com/assets/${hash}.mp4`)).toBe(hash)
  expect(hashIn(`/assets/${hash.slice(1)}.png`)).toBeUndefined()
  expect(hashIn(`/assets/${hash}.png?x=1`)).toBeUndefined()
})

test('one of elsewhere is named by its host, and what is no address by itself', () => {
  expect(outsideName('https://cdn.example.com/a/b.png')).toBe('来自 cdn.example.com')
  expect(outsideName('/static/logo.png')).toBe('/static/logo.png')
})
