import { afterEach, expect, test, vi } from 'vitest'
import { allOf, click, refusal, textOf, type } from '../../../testing'
import { openReports } from '../testing/open-reports'
import { company, figures } from '../testing/sample-reports'

const AT = new Date('2026-11-21T06:36:00Z')

afterEach(() => vi.useRealTimers())

function atNoon(): void {
  vi.useFakeTimers({ now: AT, toFake: ['Date'] })
}

const tile = (title: string) =>
  [...document.querySelectorAll('.rp-tile')].find((one) => one.querySelector('dt')?.textContent === title)

test('figures are short with what became of them, in full on the tile, and told with their time', async () => {
  atNoon()
  await using studio = await openReports('/reports')
  await studio.sees('数据截至 14:35，每 5 分钟更新', '11-15 至 11-21，对比 11-08 至 11-14（今天还没有结束）')
  expect(studio.asked('reportCompany')).toEqual([{ from: '2026-11-15', to: '2026-11-21' }])
  const views = tile('浏览量') as HTMLElement
  expect(textOf(views)).toContain('12.8 万')
  expect(views.querySelector('[title="128,456"]')).not.toBe(null)
  // Screen readers get in words what others see as an arrow.
  expect(views.textContent).toContain('增加 12.5%，对比 114,210')
  expect(textOf(tile('跳出率') as HTMLElement)).toContain('28.1%')
  expect((tile('支付金额') as HTMLElement).textContent).toContain('¥279.8 万')
})

test('the days and what they are compared with stand in the address', async () => {
  atNoon()
  await using studio = await openReports('/reports?from=2026-10-01&to=2026-10-07&compare_from=2025-10-01')
  await studio.sees('10-01 至 10-07，对比 2025-10-01 至 2025-10-07')
  await click(await studio.find('radio', '近 30 天'))
  await studio.until(() => studio.address() === '/reports?span=30')
  await studio.until(() => studio.asked('reportCompany').length === 2)
  expect(studio.asked('reportCompany')).toEqual([
    { from: '2026-10-01', to: '2026-10-07', compare_from: '2025-10-01' },
    { from: '2026-10-23', to: '2026-11-21' },
  ])
})

test('a chart says in words what it shows, and is a table for who wants digits', async () => {
  atNoon()
  await using studio = await openReports('/reports')
  await studio.sees('每日走势')
  const chart = document.querySelector('.rp-chart') as HTMLElement
  expect(chart.getAttribute('aria-label')).toMatch(/^浏览量，11-15 至 11-21，最高是 11-\d\d 的 [\d,]+。/)
  await click(allOf('radio').find((radio) => textOf(radio.closest('label') as Element).trim() === '表'))
  await studio.sees('2026-11-21', '2026-11-15')
  expect(document.querySelector('.rp-chart')).toBe(null)
})

test('pages are searched and sorted, and lead to their reports for the same days', async () => {
  atNoon()
  await using studio = await openReports('/reports?span=14')
  const link = await studio.find('link', 'ETF 定投训练营')
  expect(link.getAttribute('href')).toBe('/studio/reports/pages/etf-course?span=14')
  // What is not a page of ours has no report.
  await studio.sees('不是本站的页面')
  expect(allOf('link', /slzf/)).toEqual([])
  await type(await studio.find('field', '页面标题、代码'), '开放日')
  await studio.misses('ETF 定投训练营')
  await studio.sees('1 个页面')
  await type(await studio.find('field', '页面标题、代码'), '没有这样的')
  await studio.sees('没有符合条件的页面')
})

test('where nothing happened it says what to do, and a failure can be tried again', async () => {
  let isUp = false
  const nothing = company({ totals: figures(0), before: null, days: [], containers: [], pages: [] })
  await using studio = await openReports('/reports', {
    reportCompany: () => (isUp ? nothing : refusal('serverError')),
  })
  await studio.sees('服务器开小差了')
  isUp = true
  await click(await studio.find('button', '重试'))
  await studio.sees('这段时间还没有访问')
  expect(document.querySelector('.rp-tiles')).toBe(null)
})

test('what is shown is saved as a file', async () => {
  atNoon()
  await using studio = await openReports('/reports?span=30', {
    reportExport: { name: '数据总览.csv', text: 'day,views\n' },
  })
  await click(await studio.find('button', '导出 CSV'))
  await studio.sees('已导出 数据总览.csv')
  expect(studio.asked('reportExport')).toEqual([{ report: 'company', from: '2026-10-23', to: '2026-11-21' }])
  expect(studio.around.saved.map(({ name }) => name)).toEqual(['数据总览.csv'])
})
