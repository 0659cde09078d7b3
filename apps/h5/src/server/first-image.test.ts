import type { Block, PageDocument } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { firstImageBlock } from './first-image'

function block(name: string, id: string, value: Record<string, unknown> = {}, children: Block[] = []): Block {
  return { name, id, value, common: {}, children }
}
const image = (id: string, lazy = true) => block('image', id, { url: '/assets/a.jpg', lazy })
const text = (id: string) => block('text', id)
const tabs = (active: number, ...panels: Block[][]) =>
  block('tabs', 'tabs', { active, list: panels.map((children) => ({ title: '标签', children })) })

const first = (...page_schema: Block[]) => firstImageBlock({ page_schema } as PageDocument)

test('the first image of the page is the one, or an image near the top that must not wait', () => {
  expect(first(block('logo', 'logo'), image('a'), image('b'))).toBe('a')
  expect(first(image('a'), image('b', false))).toBe('b')
  expect(first(block('image', 'none', { url: '' }), image('a'))).toBe('a')
  expect(first(text('a'))).toBeUndefined()
})

test('an image far down is not on the first screen', () => {
  expect(first(...Array.from({ length: 5 }, (_, index) => text(`${index}`)), image('far'))).toBeUndefined()
})

test('an image in a container counts like one beside it', () => {
  expect(first(block('container', 'box', {}, [text('a'), image('inside')]), image('below'))).toBe('inside')
})

test('only the panel that the page opens with counts', () => {
  expect(first(tabs(1, [image('hidden', false)], [image('shown')]))).toBe('shown')
  expect(first(tabs(0, [text('a')], [image('hidden')]), image('below'))).toBe('below')
})

test('a tab that is not there stands for the last one', () => {
  expect(first(tabs(7, [image('hidden')], [image('last')]))).toBe('last')
  expect(first(tabs(0))).toBeUndefined()
})

test('an image in a popup waits', () => {
  expect(first(block('popup', 'p', {}, [image('inside')]), image('below'))).toBe('below')
})

test('a poster with areas to tap fills the first screen like any image', () => {
  expect(first(block('hotspots', 'poster', { url: '/assets/a.jpg', list: [] }), image('below'))).toBe(
    'poster',
  )
  expect(first(block('hotspots', 'none', { url: '', list: [] }), image('below'))).toBe('below')
})
