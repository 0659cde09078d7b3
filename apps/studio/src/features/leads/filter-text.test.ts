import { expect, test } from 'vitest'
import { filterText } from './filter-text'

const members = [{ value: 5, label: '李雷' }]

test.each([
  [{}, '全部线索'],
  [{ assignee: 'me' as const }, '负责人：我负责的'],
  [{ assignee: 'none' as const }, '负责人：未分配'],
  [{ assignee: 5 }, '负责人：李雷'],
  // A member who has left is still what is searched for.
  [{ assignee: 9 }, '负责人：9'],
  [{ lead_ids: '1,2,3' }, '按手机号找到的 3 条'],
  [{ from: '2026-11-01' }, '2026-11-01 至 …'],
  [{ to: '2026-11-30' }, '… 至 2026-11-30'],
  [{ q: '王', status: 'new' as const, consent: 'not_recorded' as const }, '搜索“王”，新线索，同意无记录'],
  [{ page_code: 'etf', version_id: 7, cps_id: 'wx' }, '页面 etf，版本 7，渠道 wx'],
])('%j is read as %s', (filter, text) => {
  expect(filterText(filter, members)).toBe(text)
})
