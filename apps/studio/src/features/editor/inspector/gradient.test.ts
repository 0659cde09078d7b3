import { THEME_NAMES } from '@yingzao/schema/client'
import { tryStyle } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { DIRECTIONS, FIRST_GRADIENT, readGradient, writeGradient } from './gradient'

test('every gradient is one that pages take, and is read as it was written', () => {
  for (const direction of DIRECTIONS) {
    for (const from of THEME_NAMES.colour) {
      const gradient = { direction, from, to: 'ground-strong' } as const
      const written = writeGradient(gradient)
      expect(tryStyle('background', written)).toBe(written)
      expect(readGradient(written)).toEqual(gradient)
    }
  }
})

test.each([
  'linear-gradient(red, blue)',
  'linear-gradient(30deg, var(--yz-brand), var(--yz-ground))',
  'linear-gradient(90deg, var(--yz-space-m), var(--yz-ground))',
  '#fff',
  undefined,
])('%s is none of ours', (background) => {
  expect(readGradient(background)).toBeUndefined()
})

test('the first one is as a style holds it', () => {
  expect(writeGradient(FIRST_GRADIENT)).toBe(
    'linear-gradient(180deg, var(--yz-ground-strong), var(--yz-ground))',
  )
})
