import { fieldsOf } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hostileValues } from './hostile-values'

const fields = fieldsOf(
  z.object({
    text: z.string().default(''),
    image: z.object({ alt: z.string().default('') }).optional(),
    list: z.array(z.object({ url: z.string().default('') })).default([]),
  }),
)
const good = { text: '好', image: { alt: '图' }, list: [{ url: '/a.png' }] }
const all = [...hostileValues(fields, good)]

test('every prop goes wrong at every depth', () => {
  expect(new Set(all.map(({ path }) => path))).toEqual(
    new Set(['text', 'image', 'image.alt', 'list', 'list.url']),
  )
})

test('only one prop goes wrong at a time', () => {
  for (const { path, value } of all) {
    if (path !== 'text') expect(value.text).toBe('好')
    if (!path.startsWith('image')) expect(value.image).toEqual({ alt: '图' })
  }
})

test('a list also comes far too long', () => {
  expect(Math.max(...all.map(({ value }) => (Array.isArray(value.list) ? value.list.length : 0)))).toBe(300)
})
