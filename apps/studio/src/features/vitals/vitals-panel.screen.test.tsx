import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, createTestStudio, refusal } from '../../testing'
import { VitalsPanel } from './index'

type Report = Answer<'reportVitals'>

const asked = { code: 'sale', from: '2026-11-01', to: '2026-11-30' }

const totals: Report['totals'] = {
  views: 1000,
  measured: 96,
  share: 0.096,
  lcp: { p75: 2840, measured: 96, good: 0.62, fair: 0.3, poor: 0.08 },
  inp: null,
  cls: { p75: 0.02, measured: 80, good: 1, fair: 0, poor: 0 },
  fcp: { p75: 900, measured: 96, good: 1, fair: 0, poor: 0 },
  ttfb: { p75: 2000, measured: 96, good: 0, fair: 0, poor: 1 },
}

const report: Report = {
  totals,
  versions: [{ ...totals, version: 12 }],
  containers: [
    { ...totals, container: 'wx' },
    {
      ...totals,
      container: null,
      views: 40,
      measured: 2,
      share: 0.05,
      lcp: null,
      cls: null,
      fcp: null,
      ttfb: null,
    },
  ],
  days: [{ ...totals, day: '2026-11-10' }],
  lcp_blocks: [
    { block_id: 'hero', block: 'image', measured: 70, p75: 2840 },
    { block_id: 'old', block: '', measured: 21, p75: 900 },
  ],
  weight: { version: 12, before: 9_000, after: 80_000, pictures: 5_000_000 },
}

const nothing = {
  ...totals,
  views: 0,
  measured: 0,
  share: 0,
  lcp: null,
  inp: null,
  cls: null,
  fcp: null,
  ttfb: null,
}

const open = (answers: Answers = {}) =>
  createTestStudio({
    at: '/pages/sale',
    roles: ['auditor'],
    answers: { reportVitals: report, ...answers },
    screen: <VitalsPanel {...asked} />,
  })

test('each figure says how good it is, and of how many views it is known', async () => {
  await using studio = await open()
  await studio.sees('首屏主图显示', '2.8 秒 待改进', '96 次实测', '画面跳动', '0.02 良好', '2.0 秒 差')
  await studio.sees('共 1000 次访问，抽测 96 次（10%）', '图片（hero）：70 次，2.8 秒')
  expect(studio.asked('reportVitals')).toEqual([asked])
})

test('how the views lie around a figure can be read without seeing the bar', async () => {
  await using studio = await open()
  await studio.sees('首屏主图显示')
  const bar = document.querySelector('[role=img]')
  expect(bar?.getAttribute('aria-label')).toBe('首屏主图显示：良好 62%，待改进 30%，差 8%')
})

test('containers, versions and days have a row each, and of too few views nothing is told', async () => {
  await using studio = await open()
  await studio.sees(
    '微信',
    '第 12 版',
    '2026-11-10',
    '未知',
    '2（5%）',
    '不足 20 次',
    '实测不足 20 次，暂不显示',
  )
})

test('how heavy the page is stands beside, in a word and a figure', async () => {
  await using studio = await open()
  await studio.sees('页面有多重 第 12 版', '打开时脚本', '轻 9 KB', '中 78 KB', '重 4.8 MB')
})

test('of a page of which nothing is out nothing is weighed, and a block that is gone is told by its id', async () => {
  await using studio = await open({ reportVitals: { ...report, weight: null } })
  await studio.sees('已不在页面上的组件（old）：21 次，900 毫秒')
  expect(document.querySelector('.vt-weights')).toBeNull()
})

test('a page that nobody has looked at says so', async () => {
  await using studio = await open({
    reportVitals: { totals: nothing, versions: [], containers: [], days: [], lcp_blocks: [], weight: null },
  })
  await studio.sees('这段时间没有人看过这个页面。')
})

test('what could not be asked says so', async () => {
  await using studio = await open({ reportVitals: refusal('serverError') })
  await studio.until(() => document.querySelector('.ant-alert') !== null)
})
