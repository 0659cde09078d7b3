// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { findText } from './find-text'

beforeEach(() => {
  // There is no layout here.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
})

function block(html: string): HTMLElement {
  document.body.innerHTML = `<div data-id="a">${html}</div>`
  return document.body.firstElementChild as HTMLElement
}
const line = (value: string) => ({ value, kind: 'line' }) as const

test('a line is found where exactly it stands', () => {
  const found = findText(block('<button><span>报名</span></button><p>报名须知</p>'), line('报名'))
  expect(found?.localName).toBe('span')
})

test('a rich text is found however its markup is spelt', () => {
  const found = findText(block('<div class="words"><p>甲<br>乙</p></div>'), {
    value: '<p>甲<br />乙</p>',
    kind: 'html',
  })
  expect(found?.className).toBe('words')
})

test('the same words in a block inside, or said to nobody, are not the block’s own', () => {
  const words =
    '<div data-id="b"><p>报名</p></div><p aria-hidden="true">报名</p><noscript><p>报名</p></noscript>'
  expect(findText(block(words), line('报名'))).toBeUndefined()
})

test('nothing shows an empty text', () => {
  expect(findText(block('<p></p>'), line(''))).toBeUndefined()
})
