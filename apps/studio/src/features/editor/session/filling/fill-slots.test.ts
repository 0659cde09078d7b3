import { specs } from '@yingzao/blocks/props'
import { type JsonValue, readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { derivedSlots, fieldOf, isFilled, joinedSlots, namedSlots, sampleSlots } from './fill-slots'

const pageOf = (document: unknown) => ({
  ...readDocument(document as JsonValue, specs).document,
  start_at: null,
  end_at: null,
})
test('places that the page does not have are left out', () => {
  const page = pageOf({ code: 'made', title: '短', page_schema: [] })
  expect(namedSlots(page, ['page_schema[3].value.title', 'nothing', '', 'constructor'], specs)).toEqual([])
})

const OWN = {
  code: 'made',
  title: '报告会',
  extra: { pageID: '', share: { title: '请来听' } },
  page_schema: [
    { name: 'heading', id: 'head', value: { title: '周日下午见', sub: '带上朋友' } },
    { name: 'countdown', id: 'until', value: { name: '距开场', endTime: 1_800_000_000_000 } },
    { name: 'button', id: 'join', value: { text: '报名' } },
    { name: 'button', id: 'more', value: { text: '了解' } },
    { name: 'button', id: 'third', value: { text: '第三个' } },
  ],
}

test('a place that is named is found with its field, in a block, in a list and of the page itself', () => {
  const page = pageOf(OWN)
  const paths = ['page_schema[0].value.sub', 'page_schema[1].value.endTime', 'extra.share.title', 'title']
  const found = namedSlots(page, paths, specs)
  expect(found.map(({ blockId, words }) => [blockId, words])).toEqual([
    ['head', '带上朋友'],
    ['until', 1_800_000_000_000],
    [null, '请来听'],
    [null, '报告会'],
  ])
  for (const slot of found) {
    expect(fieldOf(page, slot, specs)?.title).toBeTruthy()
    expect(isFilled(page, slot)).toBe(false)
  }
})

test('where nothing is named it is a headline, times, the first words to tap and the shared title', () => {
  const page = pageOf(OWN)
  const words = derivedSlots(page, specs).map((slot) => slot.words)
  expect(words).toEqual(['周日下午见', 1_800_000_000_000, '报名', '了解', '请来听'])
})

test('a page of many times asks for eight things at most', () => {
  const many = Array.from({ length: 30 }, (_none, at) => ({
    name: 'countdown',
    id: `c${at}`,
    value: { endTime: 1_800_000_000_000 },
  }))
  expect(derivedSlots(pageOf({ ...OWN, page_schema: many }), specs)).toHaveLength(8)
})

test('a place is filled in once other words stand there, wherever its block has gone', () => {
  const [head] = derivedSlots(pageOf(OWN), specs)
  const [first, ...rest] = OWN.page_schema
  const moved = { ...OWN, page_schema: [...rest, first] }
  expect(head && isFilled(pageOf(moved), head)).toBe(false)
  const written = { ...OWN, page_schema: [...rest, { ...first, value: { title: '周六见' } }] }
  expect(head && isFilled(pageOf(written), head)).toBe(true)
})

test('samples that hold the page back are places too, each once and where the page has it', () => {
  const person = {
    name: '林晓舟',
    role: '讲师',
    advises: false,
    bio: '讲基金和资产配置，习惯用买菜、还房贷的例子。',
  }
  const page = pageOf({
    ...OWN,
    page_schema: [
      { name: 'person', id: 'who', value: { look: 'row', list: [{ ...person, name: '陈立' }, person] } },
      ...OWN.page_schema,
    ],
  })
  const named = namedSlots(page, ['page_schema[1].value.title', 'extra.share.title'], specs)
  const repeated = namedSlots(page, ['page_schema[0].value.list[1].name'], specs)
  const slots = joinedSlots(page, [...named, ...repeated], sampleSlots(page, specs))
  expect(slots.map(({ words }) => words)).toEqual(['林晓舟', person.bio, person.bio, '周日下午见', '请来听'])
  for (const slot of slots) expect(fieldOf(page, slot, specs)?.title).toBeTruthy()
})
