import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, pageDetail, pageRow } from '../../testing'
import { openReports } from './testing/open-reports'
import { block, blocks, channels, company, figures, live, pageReport } from './testing/sample-reports'

const AT = new Date('2026-11-21T06:36:00Z')

afterEach(() => vi.useRealTimers())

const english = {
  reportCompany: company({
    pages: [
      { code: 'etf-course', title: 'ETF course', ...figures(64_020) },
      { code: 'slzf', title: '', ...figures(12) },
    ],
  }),
  reportPage: pageReport({ links: { k3f9ab: 'First post' } }),
  // The names of blocks come with them, except for those that are counted together.
  reportBlocks: blocks([block('*', '*', { exposures: 5 })]),
  reportForms: { as_of: AT.toISOString(), forms: [] },
  reportChannels: { ...channels(), links: { k3f9ab: 'First post' } },
  reportLive: live({ pages: [{ code: 'etf-course', title: 'ETF course', views: 180 }] }),
  pageDetail: pageDetail(pageRow('etf-course', { title: 'ETF course' })),
  pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
} satisfies Answers

const SEEN: Readonly<Record<string, (string | RegExp)[]>> = {
  '/reports': [
    'Data until 14:35, updated every 5 minutes',
    '11-15 to 11-21, compared with 11-08 to 11-14 (today is not over yet)',
    '128.5K',
    '12.5% more, before: 114,210',
    '¥2.8M',
  ],
  '/reports/channels': [
    'Source wechat · Campaign autumn',
    'First post',
    '3 channels with fewer views not listed.',
  ],
  '/reports/funnel': ['Visitors count when they do every step in order', 'Lost'],
  '/reports/live': ['Until 14:35:20. The last half hour', 'Pages being viewed'],
  '/reports/pages/etf-course': ['Set a target', '64% reached', 'Direct', 'First post', 'Others'],
}

test.each(Object.entries(SEEN))('the report %s is read in English', async (at, seen) => {
  vi.useFakeTimers({ now: AT, toFake: ['Date'] })
  await using studio = await openReports(at, english)
  for (const text of seen) await studio.sees(text)
  // The member has a Chinese name.
  expect(document.body.textContent?.replace(/王芳?/g, '').match(/[\u4e00-\u9fff]+/g)).toBe(null)
})
