import { expect, test } from 'vitest'
import { findSections, shownSections } from './find-sections'

const look = '/studio/looks/sections/x'
const LIST = {
  library: [
    { id: 'hero/picture-below', kind: 'hero', title: '标题在上，图片在下', words: ['封面'], look },
    { id: 'teachers/row', kind: 'teachers', title: '头像在左', words: [], look },
  ],
  own: [
    {
      section: 'a3c1d2e4-0000-4000-8000-000000000001',
      revision: 1,
      is_linkable: true,
      pages: 0,
      id: 7,
      kind: 'teachers',
      name: '林老师',
      look,
      updated_at: '2026-11-23T08:00:00Z',
      updated_by: '王芳',
    },
  ],
} satisfies Parameters<typeof shownSections>[0]

const ids = (shelf: Parameters<typeof findSections>[1]['shelf'], query = '') =>
  findSections(shownSections(LIST), { shelf, query }).map(({ id }) => id)

test('those of the company come first, each where it is for', () => {
  expect(ids('all')).toEqual(['own/7', 'hero/picture-below', 'teachers/row'])
  expect(ids('own')).toEqual(['own/7'])
  expect(ids('teachers')).toEqual(['own/7', 'teachers/row'])
})

test('a section is found by its name, by what it is for and by other words', () => {
  expect(ids('all', '图片')).toEqual(['hero/picture-below'])
  expect(ids('all', '封面')).toEqual(['hero/picture-below'])
  expect(ids('all', '老师').sort()).toEqual(['own/7', 'teachers/row'])
  expect(ids('hero', '林老师')).toEqual([])
})
