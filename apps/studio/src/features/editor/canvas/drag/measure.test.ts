// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { dropAt, type PageBoxes } from './drop-place'
import { measurePage } from './measure'

afterEach(() => document.body.replaceChildren())

/** Renders a page in which each element says where it is, as `left top width height`: jsdom has no layout. */
function draw(html: string): void {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0, width = 0, height = 0] = (element.dataset.at ?? '').split(' ').map(Number)
    const box = { left, top, width, height, right: left + width, bottom: top + height }
    element.getBoundingClientRect = () => box as DOMRect
  }
}

const slot = (owner: string, at: string, inside = '') =>
  `<div data-cv-slot='["children"]' data-cv-owner="${owner}" data-at="${at}">${inside}</div>`
const block = (id: string, at: string, inside = '', style = '') =>
  `<div data-id="${id}" data-at="${at}" style="${style}">${inside}</div>`
const page = (inside: string) => `<main data-cv-slot='["children"]' data-at="0 0 375 800">${inside}</main>`

const measure = (...dragged: string[]) => measurePage(document, new Set(dragged))
const idsOf = ({ page: { blocks } }: PageBoxes) => blocks.map(({ id }) => id)
const parentAt = (boxes: PageBoxes, x: number, y: number) => dropAt({ x, y }, boxes).place.parentId

test('blocks and the lists in them are found where they lie', () => {
  draw(
    page(
      block('a', '0 0 375 100') +
        block('box', '0 100 375 200', slot('box', '0 110 375 180', block('x', '0 110 375 50'))),
    ),
  )
  const boxes = measure()
  expect(idsOf(boxes)).toEqual(['a', 'box'])
  expect(boxes.page.blocks[1]?.slots).toMatchObject([
    { parentId: 'box', slot: ['children'], count: 1, axis: 'y', blocks: [{ id: 'x', index: 0 }] },
  ])
  expect(boxes.page.parentId).toBeNull()
})

test('blocks beside each other make a row', () => {
  draw(
    page(
      block(
        'row',
        '0 0 375 50',
        slot('row', '0 0 375 50', block('l', '0 0 180 50') + block('r', '180 0 180 50')),
      ),
    ),
  )
  expect(measure().page.blocks[0]?.slots[0]?.axis).toBe('x')
})

test('nothing goes into what is dragged', () => {
  draw(page(block('box', '0 0 375 100', slot('box', '0 0 375 100'))))
  expect(parentAt(measure(), 100, 50)).toBe('box')
  expect(parentAt(measure('box'), 100, 50)).toBeNull()
})

test('a block out of the flow says nothing of the order, and takes blocks where it lies', () => {
  draw(
    page(
      block('a', '0 0 375 100') +
        block('bar', '0 700 375 100', slot('bar', '0 700 375 100'), 'position: fixed') +
        block('b', '0 100 375 100'),
    ),
  )
  const boxes = measure()
  expect([idsOf(boxes), boxes.page.count]).toEqual([['a', 'b'], 3])
  expect(boxes.page.blocks[1]?.index).toBe(2)
  expect(parentAt(boxes, 100, 750)).toBe('bar')
})

test('an open popup lies over everything else', () => {
  draw(
    `${page(block('a', '0 0 375 100'))}<div id="cv-floating"><div data-id="offer"><dialog open><div data-at="20 200 335 400">${slot('offer', '20 200 335 400')}</div></dialog></div></div>`,
  )
  const boxes = measure()
  expect([parentAt(boxes, 100, 300), parentAt(boxes, 100, 700)]).toEqual(['offer', null])
  expect(parentAt(measure('offer'), 100, 300)).toBeNull()
})

test('the stand of a closed popup takes a block at the end of what is in it', () => {
  draw(
    `${page('<div data-cv-stand="offer" data-at="0 0 375 40"></div>')}${slot('offer', '0 0 0 0', block('x', '0 0 0 0') + block('y', '0 0 0 0'))}`,
  )
  expect(dropAt({ x: 100, y: 20 }, measure()).place).toEqual({
    parentId: 'offer',
    slot: ['children'],
    index: 2,
  })
})

test('a page that was not drawn is a fault', () => {
  draw('<p>nothing</p>')
  expect(() => measure()).toThrow('holds no page')
})
