import { LIMITS } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { isTooLarge, readPageFile } from './read-page-file'

const PAGE = {
  code: 'open-day',
  title: '开放日',
  meta: { keywords: '', description: '' },
  background: '',
  is_auto_fit: 0,
  extra: { pageID: '' },
  page_schema: [{ name: 'text', value: { html: '<p>欢迎</p>' }, children: [] }],
}

const read = (page: object) => readPageFile(JSON.stringify(page))

test('a page as it was exported is taken as it is', () => {
  expect(read({ ...PAGE, start_at: null, end_at: 1_830_268_800_000 })).toMatchObject({
    ok: true,
    title: '开放日',
    code: 'open-day',
    blocks: 1,
    findings: [],
  })
})

test('what has to be mended is told', () => {
  const file = read({ ...PAGE, page_schema: [{ name: 'wheel', value: {} }, ...PAGE.page_schema] })
  expect(file).toMatchObject({ ok: true, blocks: 1, findings: [{ rule: 'unknown-block' }] })
})

test('a file without a code is as good as one with it', () => {
  const { code: _code, ...page } = PAGE
  expect(read(page)).toMatchObject({ ok: true, code: '', findings: [] })
})

test.each(['', '{"title":', '[]', '"text"', '{"title":"没有组件"}', '{"page_schema":{}}'])(
  '%j is refused with a reason',
  (text) => {
    const file = readPageFile(text)
    expect(file.ok).toBe(false)
    expect(file.findings.length).toBeGreaterThan(0)
  },
)

test('a file beyond the size of any page is not even read', () => {
  expect(isTooLarge({ size: LIMITS.bytes })).toBe(false)
  expect(isTooLarge({ size: LIMITS.bytes + 1 })).toBe(true)
})
