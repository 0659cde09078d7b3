// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { progress } from './progress'
import { type ProgressProps, progressSpec } from './props'

describeBlock({ spec: progressSpec, view: progress, examples, live })

const drawn = (props: Partial<ProgressProps>) =>
  drawBlock(progress, { percent: 0, prefixText: '', suffixText: '', ...props })
const bar = (props: Partial<ProgressProps>) => drawn(props).querySelector('[role=progressbar]')

describe('progress', () => {
  test('shows its words, how many are taken and how many are left', () => {
    const { textContent } = drawn({
      percent: 76,
      current: 1530,
      prefixText: '已领取',
      remain: 470,
      suffixText: '份剩余',
    })
    expect(textContent).toBe('已领取1530470份剩余76%')
  })

  test('says its value to those who cannot see the bar', () => {
    const element = bar({ limit: 3, current: 2, prefixText: '已报名' })
    expect(element?.getAttribute('aria-valuenow')).toBe('67')
    expect(element?.getAttribute('aria-valuetext')).toBe('67%')
    expect(element?.getAttribute('aria-label')).toBe('已报名')
  })

  test('is as long as it says', () => {
    expect(bar({ percent: 40 })?.querySelector('i')?.style.width).toBe('40%')
  })

  test('without a number is under way, not zero', () => {
    const island = drawn({ percent: 'vacancy-etf', remain: true, suffixText: '个名额' })
    expect(island.textContent).toBe('--个名额--%')
    const element = island.querySelector('[role=progressbar]')
    expect(element?.hasAttribute('aria-valuenow')).toBe(false)
    expect(element?.getAttribute('aria-valuetext')).toBe('加载中')
  })

  test('that is full looks so', () => {
    expect(drawn({ percent: 100 }).querySelector('.yz-progress--full')).not.toBeNull()
    expect(drawn({ percent: 99.4 }).querySelector('.yz-progress--full')).toBeNull()
  })

  test('has no row of words where there are none', () => {
    expect(drawn({ percent: 50 }).querySelector('.yz-progress__words')).toBeNull()
  })

  test('with all its numbers in the document ships no script', () => {
    expect(drawn({ percent: 40 }).dataset.live).toBeUndefined()
    expect(drawn({ percent: 'vacancy-etf', current: 1, limit: 4 }).dataset.live).toBeUndefined()
    expect(drawn({ percent: 'vacancy-etf' }).dataset.live).toBe('near')
  })
})

describe('progress of a vacancy', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const words = { percent: 'vacancy-etf', prefixText: '已报名', remain: true, suffixText: '个名额' }
  const numbers = (current_num: unknown, change_type_limit: unknown) => ({
    code: 1,
    msg: 'success',
    response: { current_num, change_type_limit, remain: 0, server_time: 0 },
  })

  async function answered(...answers: object[]) {
    const page = createTestPage()
    for (const answer of answers) page.ask.mockResolvedValueOnce(answer)
    const block = drawn(words)
    const loading = block.textContent
    const stop = live(block, page)
    await vi.waitFor(() => expect(block.querySelector('[aria-busy]')).toBeNull())
    return { page, block, loading, stop }
  }

  test('shows where its numbers will stand, and then the numbers', async () => {
    const { page, block, loading } = await answered(numbers(128, 500))
    expect(loading).toBe('已报名----个名额--%')
    expect(page.ask.mock.calls).toEqual([
      ['activityVacancyDetail', { id: 'vacancy-etf', terminal_type: 3, is_preview: 1 }],
    ])
    expect(block.textContent).toBe('已报名128372个名额26%')
  })

  test.each([
    ['a limit of 0', 0, 0, '已报名00个名额0%'],
    ['more than there is room for', 700, 500, '已报名7000个名额100%'],
    ['words instead of numbers', '1,280 人', '2,560', '已报名12801280个名额50%'],
  ])('stands %s', async (_, current, limit, text) => {
    expect((await answered(numbers(current, limit))).block.textContent).toBe(text)
  })

  test('that does not exist stays open, is not busy, and is not asked for again', async () => {
    vi.useFakeTimers()
    const { block } = await answered({ code: 404001, msg: '内容不存在', response: undefined })
    expect(block.textContent).toBe('已报名----个名额--%')
    expect(block.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')).toBe('暂无数据')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is asked for again after 30 seconds on the screen, and keeps its numbers when that fails', async () => {
    vi.useFakeTimers()
    stubScreen()
    const { page, block, stop } = await answered(numbers(1, 4), numbers(2, 4))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(page.ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(block.textContent).toBe('已报名22个名额50%')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(page.ask).toHaveBeenCalledTimes(3)
    expect(block.textContent).toBe('已报名22个名额50%')
    stop?.()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that has failed is loading again when it is asked for again', async () => {
    vi.useFakeTimers()
    stubScreen()
    const { page, block, stop } = await answered({
      code: 500_000,
      msg: '服务器开小差了',
      response: undefined,
    })
    const bar = block.querySelector('[role=progressbar]')
    const said = () => [bar?.getAttribute('aria-valuetext'), bar?.getAttribute('aria-busy')]
    expect(said()).toEqual(['暂无数据', null])
    let answer = (_numbers: object) => {}
    page.ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(said()).toEqual(['加载中', 'true'])
    answer(numbers(1, 4))
    await vi.advanceTimersByTimeAsync(0)
    expect(said()).toEqual(['25%', null])
    stop?.()
  })

  test('shares its calls with everything on the page that shows the same vacancy', async () => {
    vi.useFakeTimers()
    stubScreen()
    const page = createTestPage()
    page.ask.mockImplementation(async () => numbers(1, 4))
    const [first, second] = [drawn(words), drawn(words)]
    document.body.append(first)
    live(first, page)
    await vi.advanceTimersByTimeAsync(10_000)
    live(second, page)
    expect(page.ask).toHaveBeenCalledTimes(1)
    expect(second.textContent).toBe(first.textContent)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.ask).toHaveBeenCalledTimes(3)
  })
})

/** Everything is on the screen. */
function stubScreen(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}
