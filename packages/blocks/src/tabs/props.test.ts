import type { JsonValue } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { specs } from '../props'

/** The titles that a block's tabs have once their document has been read. */
function titlesOf(block: JsonValue): unknown[] {
  const { document } = readDocument({ code: 'spring', title: '春', page_schema: [block] }, specs)
  const list = document.page_schema[0]?.value.list as { title: string }[] | undefined
  return (list ?? []).map(({ title }) => title)
}

const two = [
  { title: '赛程', children: [] },
  { title: '奖品', children: [] },
]

test.each(['list', 'tabs', 'tab'])('the tabs of a document may stand in `%s`', (setting) => {
  expect(titlesOf({ name: 'tabs', value: { [setting]: two } })).toEqual(['赛程', '奖品'])
  expect(titlesOf({ name: 'tab', value: { [setting]: two } })).toEqual(['赛程', '奖品'])
})

test('a setting of another name holds no tabs', () => {
  expect(titlesOf({ name: 'tabs', value: { tabbar: two } })).toEqual([])
})
