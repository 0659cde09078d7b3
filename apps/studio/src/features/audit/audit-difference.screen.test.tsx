import { expect, test } from 'vitest'
import { createTestStudio, textOf } from '../../testing'
import { AuditDifference } from './audit-difference'

/** The lines of the difference, cell by cell. */
async function linesOf(before: unknown, after: unknown): Promise<string[][]> {
  await using studio = await createTestStudio({
    at: '/part',
    roles: ['auditor'],
    screen: <AuditDifference before={before} after={after} />,
  })
  await studio.sees(/之前|没有修改/)
  return [...document.querySelectorAll('.st-diff tr')].map((row) => [...row.children].map(textOf))
}

const HEAD = ['字段', '之前', '之后']

test('what changed stands side by side in words, and what did not is left out', async () => {
  expect(
    await linesOf(
      { status: 'new', assignee_id: 3, name: '王芳', filter: { status: 'new' } },
      { status: 'invalid', assignee_id: 5, name: '王芳', filter: { status: 'contacted' } },
    ),
  ).toEqual([
    HEAD,
    ['状态', '新线索', '无效'],
    ['负责人', '成员 3', '成员 5'],
    ['筛选 · 状态', '新线索', '已联系'],
  ])
})

test('a side that is not there says so, and an empty text is there', async () => {
  expect(await linesOf(null, { status: 'new', reason: '' })).toEqual([
    HEAD,
    ['状态', '无', '新线索'],
    ['理由', '无', ''],
  ])
  expect(await linesOf({ assignee_id: 3 }, { assignee_id: null })).toEqual([HEAD, ['负责人', '成员 3', '无']])
  // So are zero and no.
  expect(await linesOf({ count: 0, is_new: false }, {})).toEqual([
    HEAD,
    [expect.any(String), '0', '无'],
    ['is_new', expect.any(String), '无'],
  ])
})

test('a record without fields of its own shows its two values', async () => {
  expect(await linesOf('active', 'disabled')).toEqual([
    HEAD,
    ['内容', expect.any(String), expect.any(String)],
  ])
})

test.each([
  [null, null],
  [{}, {}],
  [{ status: 'new' }, { status: 'new' }],
  [{ filter: {} }, null],
])('from %j to %j nothing changed, and that is said', async (before, after) => {
  expect(await linesOf(before, after)).toEqual([])
})

test('a long value is shown whole, and is no markup', async () => {
  const long = `<b>${'长'.repeat(5_000)}</b>`
  expect(await linesOf({ note: '短' }, { note: long })).toEqual([HEAD, [expect.any(String), '短', long]])
})
