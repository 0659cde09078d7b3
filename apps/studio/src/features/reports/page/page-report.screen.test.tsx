import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { allOf, choose, click, noReply, refusal } from '../../../testing'
import { openReports } from '../testing/open-reports'
import { blocks, figures, pageReport } from '../testing/sample-reports'

const PAGE = '/reports/pages/etf-course'

// Its code is large, and loading it is not part of what is tested.
beforeAll(() => import('./page-report-screen'))
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:36:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('a page says what came of it, by its title, and leads to its editor', async () => {
  await using studio = await openReports(PAGE)
  await studio.sees('ETF 定投训练营 的数据', '6.4 万', '浏览深度', '63.4%')
  expect(document.title).toBe('ETF 定投训练营 的数据 · 营造')
  expect((await studio.find('link', '打开编辑器')).getAttribute('href')).toBe('/studio/pages/etf-course/edit')
})

test('filters stand in the address, narrow every part and are offered from all of the views', async () => {
  await using studio = await openReports(`${PAGE}?version=2&measure=lead`, {
    reportPage: ({ version }) =>
      version === undefined ? pageReport() : pageReport({ versions: [{ value: '2', ...figures(10) }] }),
  })
  await studio.sees('表单漏斗', '90%')
  const narrowed = { code: 'etf-course', from: '2026-11-15', to: '2026-11-21', version: 2 }
  expect(studio.asked('reportBlocks')).toEqual([narrowed])
  expect(studio.asked('reportForms')).toEqual([narrowed])
  await choose(await studio.find('combobox', '渠道'), '来源 wechat · 活动 autumn')
  await studio.until(() => studio.asked('reportBlocks').length === 2)
  expect(studio.asked('reportBlocks')[1]).toEqual({
    ...narrowed,
    channel: 'utm_source=wechat&utm_campaign=autumn',
  })
  expect(studio.address()).toContain('measure=lead')
  await choose(await studio.find('combobox', '版本'), '第 1 版')
  await studio.until(() => studio.address().includes('version=1'))
  await click(await studio.find('button', /清空|清除/))
  await studio.until(() => studio.address() === `${PAGE}?measure=lead`)
})

test('a slice is looked at by itself', async () => {
  await using studio = await openReports(PAGE)
  await studio.sees('渠道编号 s1 · 来源 douyin', '好友分享', '直接访问')
  await click(await studio.find('button', '只看 好友分享'))
  await studio.until(() => studio.address() === `${PAGE}?channel=share_code`)
  // Visits without a channel cannot be filtered for.
  expect(allOf('button', '只看 直接访问')).toEqual([])
})

test('a page that is none of ours says so, and one without views what may hide them', async () => {
  {
    await using studio = await openReports(PAGE, {
      reportPage: refusal('notFound'),
      pageDetail: refusal('notFound'),
    })
    await studio.sees('这个页面不存在', 'etf-course 的数据')
  }
  const nothing = pageReport({ totals: figures(0), days: [], before: null })
  await using studio = await openReports(`${PAGE}?version=1`, { reportPage: nothing })
  await studio.sees('没有符合筛选条件的访问')
  await click(await studio.find('button', /清空|清除/))
  await studio.sees('这段时间还没有访问')
})

test('a part that cannot be had leaves the others standing', async () => {
  let isUp = false
  await using studio = await openReports(PAGE, {
    reportBlocks: () => (isUp ? blocks([]) : noReply),
    reportForms: refusal('serverError'),
  })
  await studio.sees('6.4 万', '服务器开小差了', '网络')
  isUp = true
  for (const again of allOf('button', '重试')) await click(again)
  await studio.sees('还没有组件的曝光和点击')
})

test('its figures are saved with the filters as they stand', async () => {
  await using studio = await openReports(`${PAGE}?container=wx`, {
    reportExport: { name: '组件.csv', text: 'block\n' },
  })
  await studio.sees('6.4 万')
  await click(await studio.find('button', '导出 CSV'))
  await click(await studio.find('menuitem', '组件数据'))
  await studio.sees('已导出 组件.csv')
  expect(studio.asked('reportExport')).toEqual([
    { report: 'blocks', code: 'etf-course', from: '2026-11-15', to: '2026-11-21', container: 'wx' },
  ])
})
