import { specs } from '@yingzao/blocks/props'
import { expect, test } from 'vitest'
import { textOf } from './text-of'

const of = (name: string, value: Record<string, unknown> = {}) => textOf(specs, { name, value })

test('a button is typed on while it shows its text', () => {
  expect(of('button', { type: 'text', text: '报名' })).toEqual({
    path: ['text'],
    title: '文字',
    value: '报名',
    kind: 'line',
    maxLength: 20,
  })
  expect(of('button', { type: 'image', text: '报名' })?.path).not.toEqual(['text'])
})

test.each([
  ['text', ['html'], 'html'],
  ['marquee', ['content'], 'line'],
  ['popup', ['title'], 'line'],
])('%s is typed in %j as %s', (name, path, kind) => {
  expect(of(name)).toMatchObject({ path, kind, value: '' })
})

test.each(['container', 'empty', 'swiper', 'no-such-block'])('%s has no text of its own', (name) => {
  expect(of(name)).toBeUndefined()
})
