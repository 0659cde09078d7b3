import type { Answer } from '../../../state/calls'
import type { Figures } from '../measures'

/** The figures of a hundred views and more: everything that can be counted, in typical proportions. */
export function figures(views: number): Figures {
  const of = (share: number) => Math.round(views * share)
  return {
    views,
    visitors: of(0.72),
    seconds: views === 0 ? 0 : 47.6,
    depth: views === 0 ? 0 : 0.634,
    bounced: views === 0 ? 0 : 0.281,
    conversions: {
      lead: of(0.06),
      login: of(0.05),
      join: of(0.012),
      enrol: of(0.02),
      order: of(0.015),
      payment: of(0.011),
    },
    ordered: of(0.015) * 198_000,
    paid: of(0.011) * 198_000,
  }
}

const AS_OF = '2026-11-21T06:35:00Z'

/** Days up to 21 November 2026, with quiet weekends. */
function days(count: number, views: number): Answer<'reportPage'>['days'] {
  const last = Date.UTC(2026, 10, 21)
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(last - (count - 1 - index) * 86_400_000)
    const isQuiet = at.getUTCDay() % 6 === 0
    const share = (isQuiet ? 0.55 : 1) * (1 + 0.25 * Math.sin(index * 1.7))
    return { day: at.toISOString().slice(0, 10), ...figures(Math.round((views / count) * share)) }
  })
}

const CHANNELS = [
  ['', 0.34],
  ['utm_source=wechat&utm_campaign=autumn', 0.26],
  ['cps_id=s1&utm_source=douyin', 0.18],
  ['share_code', 0.12],
  ['utm_id=k3f9ab', 0.07],
  ['cps_id=other', 0.03],
] as const

const LINKS = { k3f9ab: '公众号首条' }

const CONTAINERS = [
  ['wx', 0.46],
  ['app', 0.31],
  ['mb', 0.15],
  ['mp', 0.05],
  ['pc', 0.03],
] as const

const slices = (views: number, parts: readonly (readonly [string, number])[]) =>
  parts.map(([value, share]) => ({ value, ...figures(Math.round(views * share)) }))

export function company(change: Partial<Answer<'reportCompany'>> = {}): Answer<'reportCompany'> {
  return {
    as_of: AS_OF,
    totals: figures(128_456),
    before: figures(114_210),
    days: days(7, 128_456),
    containers: slices(128_456, CONTAINERS),
    pages: [
      { code: 'etf-course', title: 'ETF 定投训练营', ...figures(64_020) },
      { code: 'open-day', title: '投资者开放日', ...figures(31_204) },
      { code: 'etf', title: '一分钟看懂 ETF', ...figures(9_871) },
      { code: 'slzf', title: '', ...figures(12) },
    ],
    pages_left_off: 0,
    ...change,
  }
}

export function pageReport(change: Partial<Answer<'reportPage'>> = {}): Answer<'reportPage'> {
  const views = 64_020
  return {
    as_of: AS_OF,
    totals: figures(views),
    before: figures(70_500),
    days: days(7, views),
    versions: slices(views, [
      ['2', 0.7],
      ['1', 0.3],
    ]),
    containers: slices(views, CONTAINERS),
    channels: slices(views, CHANNELS),
    links: LINKS,
    variants: slices(views, [
      ['', 0.1],
      ['12.A', 0.45],
      ['12.B', 0.45],
    ]),
    targets: [
      { target_id: 1, measure: 'lead', goal: 6_000, from: '2026-11-15', to: '2026-11-30', reached: 3_841 },
      {
        target_id: 2,
        measure: 'amount',
        goal: 100_000_000,
        from: '2026-11-01',
        to: '2026-11-20',
        reached: 139_392_000,
      },
    ],
    ...change,
  }
}

type Block = Answer<'reportBlocks'>['blocks'][number]

/** A block of a page with 1,000 views. */
export function block(block_id: string, name: string, change: Partial<Block> = {}): Block {
  return {
    block_id,
    block: name,
    exposures: 0,
    clicks: 0,
    done: 0,
    failed: 0,
    codes: [],
    ...change,
  }
}

export function blocks(list: Block[], views = 1_000): Answer<'reportBlocks'> {
  return { as_of: AS_OF, views, blocks: list }
}

export function forms(change: Partial<Answer<'reportForms'>['forms'][number]> = {}): Answer<'reportForms'> {
  return {
    as_of: AS_OF,
    forms: [
      {
        block_id: 'form',
        block: 'leadForm',
        steps: [
          { step: 'seen', views: 41_200 },
          { step: 'begun', views: 9_870 },
          { step: 'phone_valid', views: 6_102 },
          { step: 'code_sent', views: 5_540 },
          { step: 'code_right', views: 4_200 },
          { step: 'stored', views: 3_841 },
        ],
        stops: [
          { after: 'seen', code: null, views: 31_330 },
          { after: 'begun', code: null, views: 3_768 },
          { after: 'code_sent', code: 400023, views: 902 },
          { after: 'phone_valid', code: 400021, views: 410 },
          { after: 'code_right', code: 0, views: 211 },
        ],
        ...change,
      },
    ],
  }
}

export function channels(): Answer<'reportChannels'> {
  return { as_of: AS_OF, channels: slices(128_456, CHANNELS), channels_left_off: 3, links: LINKS }
}

export function funnel(): Answer<'reportFunnel'> {
  return {
    as_of: AS_OF,
    steps: [
      { step: 'view', visitors: 46_094, amount: 0 },
      { step: 'lead', visitors: 3_602, amount: 0 },
      { step: 'login', visitors: 2_110, amount: 0 },
      { step: 'order', visitors: 640, amount: 126_720_000 },
      { step: 'payment', visitors: 511, amount: 101_178_000 },
    ],
  }
}

/** The half hour until 14:35 in China. */
export function live(change: Partial<Answer<'reportLive'>> = {}): Answer<'reportLive'> {
  const last = Date.parse(AS_OF)
  return {
    as_of: '2026-11-21T06:35:20Z',
    visitors: 212,
    minutes: Array.from({ length: 30 }, (_, index) => {
      const views = Math.round(9 + 5 * Math.sin(index * 0.9))
      return {
        minute: new Date(last - (29 - index) * 60_000).toISOString(),
        views,
        clicks: Math.round(views * 0.4),
        conversions: index % 7 === 0 ? 1 : 0,
      }
    }),
    pages: [
      { code: 'etf-course', title: 'ETF 定投训练营', views: 180 },
      { code: 'open-day', title: '投资者开放日', views: 64 },
    ],
    containers: [
      { value: 'wx', views: 150 },
      { value: 'app', views: 94 },
    ],
    channels: [
      { value: '', views: 130 },
      { value: 'utm_source=wechat&utm_campaign=autumn', views: 114 },
    ],
    links: {},
    ...change,
  }
}

/** No page speed was measured; what is said about it is tested where it is shown. */
export function vitals(): Answer<'reportVitals'> {
  const totals = {
    views: 1_000,
    measured: 0,
    share: 0,
    lcp: null,
    inp: null,
    cls: null,
    fcp: null,
    ttfb: null,
  }
  return { totals, versions: [], containers: [], days: [], lcp_blocks: [], weight: null }
}
