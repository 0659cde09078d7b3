// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { number } from './number'
import { type NumberProps, numberSpec } from './props'

describeBlock({ spec: numberSpec, view: number, examples, live })

const base: NumberProps = { id: 'vacancy-etf', field: 'remain', prefix: '还剩', suffix: '个名额' }

const drawn = (props: Partial<NumberProps> = {}) => drawBlock(number, { ...base, ...props })
const line = (block: HTMLElement) => block.querySelector('.yz-number')

async function answered(reply: object, props: Partial<NumberProps> = {}) {
  const page = createTestPage()
  page.ask.mockResolvedValue(reply)
  const block = drawn(props)
  live(block, page)
  await vi.waitFor(() => expect(line(block)?.getAttribute('aria-busy')).toBeNull())
  return { page, block }
}

const known = { current_num: '1,280 人', change_type_limit: 5000, remain: 3720, server_time: 0 }

describe('number', () => {
  test('leaves the number open between its words until somebody knows it', () => {
    const block = drawn()
    expect(line(block)?.textContent).toBe('还剩--个名额')
    expect(line(block)?.getAttribute('aria-busy')).toBe('true')
  })

  test.each([
    ['current_num', '还剩1280个名额'],
    ['remain', '还剩3720个名额'],
    ['change_type_limit', '还剩5000个名额'],
  ] as const)('shows %s of the vacancy, in digits alone', async (field, text) => {
    const { block, page } = await answered({ code: 1, msg: 'success', response: known }, { field })
    expect(page.ask.mock.calls).toEqual([
      ['activityVacancyDetail', { id: 'vacancy-etf', terminal_type: 3, is_preview: 1 }],
    ])
    expect(line(block)?.textContent).toBe(text)
  })

  test('stays open, and is not busy, where there is no such vacancy', async () => {
    const { block } = await answered({ code: 404001, msg: '内容不存在', response: undefined })
    expect(line(block)?.textContent).toBe('还剩--个名额')
  })

  test('without a vacancy ships no script', () => {
    expect(drawn({ id: '' }).dataset.live).toBeUndefined()
  })
})
