import { expect, test, vi } from 'vitest'
import { allOf, click, createTestStudio, textOf } from '../../../testing'
import { FindingList } from './finding-list'

const finding = (severity: 'error' | 'warning' | 'info', message: string, change: object = {}) => ({
  rule: `rule-${message}`,
  severity,
  path: 'title',
  message,
  ...change,
})

test('the worst come first, each with its place and what to do, and lead to their block', async () => {
  const onShow = vi.fn()
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    screen: (
      <FindingList
        onShow={onShow}
        findings={[
          finding('info', '可以更短'),
          finding('warning', '图片没有说明', { path: 'page_schema[3].children[0].value.alt', blockId: 'b7' }),
          finding('error', '缺少风险提示', { fix: '添加页脚' }),
        ]}
      />
    ),
  })
  await studio.sees('第 4-1 个组件')
  expect(allOf('heading').map(textOf)).toEqual(['必须修改（1）', '建议修改（1）', '提示（1）'])
  expect(textOf(document.querySelector('.pg-findings-error') as Element)).toBe(
    '必须修改（1）\n缺少风险提示\n添加页脚',
  )
  // What concerns the whole page has no link.
  expect(allOf('button')).toHaveLength(1)
  await click(await studio.find('button', '去看看'))
  expect(onShow.mock.calls).toEqual([['b7']])
})

test('many of one kind are shown in part, and each kind is unfolded by itself', async () => {
  const many = (severity: 'error' | 'warning', count: number) =>
    Array.from({ length: count }, (_, at) => finding(severity, `${severity} ${at}`))
  await using studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    screen: <FindingList findings={[...many('error', 7), ...many('warning', 9)]} />,
  })
  await studio.sees('必须修改（7）', '还有 1 条', '建议修改（9）', '还有 3 条')
  await click(await studio.find('button', '还有 1 条'))
  await studio.sees('error 6', '还有 3 条')
  expect(studio.text()).not.toContain('warning 6')
  expect(allOf('button')).toHaveLength(1)
})
