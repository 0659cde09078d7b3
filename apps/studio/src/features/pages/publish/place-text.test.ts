import { expect, test } from 'vitest'
import { placeText } from './place-text'

test('a place is counted as people count', () => {
  expect(placeText('page_schema[0]')).toBe('第 1 个组件')
  expect(placeText('page_schema[3].children[0].value.alt')).toBe('第 4-1 个组件')
  expect(placeText('page_schema[2].value.list[1].children[4]')).toBe('第 3-5 个组件')
})

test('what concerns the page has no place in it', () => {
  expect(placeText('')).toBeUndefined()
  expect(placeText('meta.description')).toBeUndefined()
})
