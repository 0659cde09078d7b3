// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { number } from './number'
import { type NumberProps, numberSpec } from './props'

describeBlock({ spec: numberSpec, view: number, examples })

const base: NumberProps = { id: 'vacancy-etf', field: 'remain', prefix: '还剩', suffix: '个名额' }

const drawn = (props: Partial<NumberProps> = {}) => drawBlock(number, { ...base, ...props })
const line = (island: HTMLElement) => island.querySelector('.yz-number')

async function answered(reply: object, props: Partial<NumberProps> = {}) {
  const host = createTestHost()
  host.ask.mockResolvedValue(reply)
  const island = drawn(props)
  await wakeBlock(island, number, host)
  return { host, island }
}

const known = { current_num: '1,280 人', change_type_limit: 5000, remain: 3720, server_time: 0 }

describe('number', () => {
  test('leaves the number open between its words until somebody knows it', () => {
    const island = drawn()
    expect(line(island)?.textContent).toBe('还剩--个名额')
    expect(line(island)?.getAttribute('aria-busy')).toBe('true')
  })

  test.each([
    ['current_num', '还剩1280个名额'],
    ['remain', '还剩3720个名额'],
    ['change_type_limit', '还剩5000个名额'],
  ] as const)('shows %s of the vacancy, in digits alone', async (field, text) => {
    const { island, host } = await answered({ code: 1, msg: 'success', response: known }, { field })
    expect(host.ask.mock.calls).toEqual([
      ['activityVacancyDetail', { id: 'vacancy-etf', terminal_type: 3, is_preview: 1 }],
    ])
    expect(line(island)?.textContent).toBe(text)
    expect(line(island)?.getAttribute('aria-busy')).toBeNull()
  })

  test('stays open, and is not busy, where there is no such vacancy', async () => {
    const { island } = await answered({ code: 404001, msg: '内容不存在', response: undefined })
    expect(line(island)?.textContent).toBe('还剩--个名额')
    expect(line(island)?.getAttribute('aria-busy')).toBeNull()
  })

  test('without a vacancy ships no script', () => {
    expect(drawn({ id: '' }).dataset.island).toBeUndefined()
  })
})
