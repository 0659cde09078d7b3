import { expect, test } from 'vitest'
import { cell } from './cells'

test.each([
  [cell.integer('x'), '12', 12],
  [cell.integer('x'), 12, 12],
  [cell.flag('x'), '是', true],
  [cell.flag('x'), ' 0 ', false],
  [cell.flag('x'), true, true],
  [cell.id('x'), 8001, '8001'],
  [cell.line('x', 5), '  你好 ', '你好'],
  [cell.time('x'), '2026-01-31 09:30', new Date('2026-01-31T01:30:00Z')],
  [cell.time('x'), '2026-01-31', new Date('2026-01-30T16:00:00Z')],
  [cell.time('x'), '2026-01-31T09:30:00Z', new Date('2026-01-31T09:30:00Z')],
])('a cell reads %#', (column, raw, value) => {
  expect(column.parse(raw)).toEqual(value)
})

test.each([
  [cell.integer('x'), '1.5', '应为整数'],
  [cell.integer('x'), 3e9, '不能大于 2000000000'],
  [cell.integer('x', { min: 1 }), '', '应为整数'],
  [cell.integer('x'), undefined, '不能为空'],
  [cell.flag('x'), '也许', '应为 1 或 0（是或否）'],
  [cell.id('x'), '价格', '只能有字母、数字、- 和 _，不超过 64 个字符'],
  [cell.line('x', 5), '一二三四五六', '不能超过 5 个字'],
  [cell.line('x', 5), 'a\u0000', '不能换行或有控制字符'],
  [cell.line('x', 5), undefined, '不能为空'],
  [cell.paragraphs('x', 5), 'a\u0000', '有不可见的控制字符'],
  [cell.choice('x', ['a', 'b']), 'c', '应为 a、b 之一'],
  [cell.image('x'), 'javascript:alert(1)', '不是可用的图片地址或文件名'],
  [cell.time('x'), '昨天', '应为时间，例如 2026-01-31 09:30（北京时间）'],
  [cell.time('x'), '2026-13-45', '应为时间，例如 2026-01-31 09:30（北京时间）'],
])('a cell refuses %# and says what it wants', (column, raw, message) => {
  expect(column.safeParse(raw).error?.issues.map((issue) => issue.message)).toEqual([message])
})
