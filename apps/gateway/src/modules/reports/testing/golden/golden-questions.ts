import type { FunnelAsked, Questions } from '../../questions/questions'

const DAYS = { from: '2026-11-30', to: '2026-12-02' }
const FIRST = { from: '2026-11-30', to: '2026-11-30' }
const SECOND = { from: '2026-12-01', to: '2026-12-01' }
const ALL = { day: 366, version: 50, container: 10, channel: 100, variant: 50 }
const COURSE = { code: 'course', ...DAYS }

/** Filters of a page, one by one and together. */
const FILTERS = [
  {},
  { version: 3 },
  { container: 'app' },
  { channel: 'cps_id=s1' },
  { channel: '' },
  { variant: '12.A' },
  { version: 4, container: 'wx', channel: 'utm_source=wechat' },
]

const FUNNEL: FunnelAsked = { ...DAYS, steps: ['lead', 'order', 'payment'], window_hours: 168 }
const FUNNELS: readonly FunnelAsked[] = [
  FUNNEL,
  { ...FUNNEL, window_hours: 1 },
  { ...FUNNEL, code: 'course' },
  { ...FUNNEL, code: 'course', channel: 'cps_id=s1' },
  { ...FUNNEL, container: 'wx', version: 3 },
  { ...FUNNEL, ...FIRST, steps: ['order', 'order'] },
  { ...FUNNEL, steps: ['order', 'order', 'payment'] },
  { ...FUNNEL, steps: ['login', 'join', 'enrol', 'lead', 'order', 'payment'] },
]

/** Everything that is asked of the golden rows, by name. */
export const goldenQuestions: readonly (readonly [string, (questions: Questions) => Promise<unknown>])[] = [
  ...FILTERS.map((filter) => asked('ofPage', { ...COURSE, ...filter }, (q, it) => q.ofPage(it, ALL))),
  asked('ofPage', { code: 'gift', ...DAYS }, (q, it) => q.ofPage(it, ALL)),
  asked('ofPage', { code: 'none', ...FIRST }, (q, it) => q.ofPage(it, ALL)),
  asked('ofPage with one channel', COURSE, (q, it) => q.ofPage(it, { channel: 1 })),
  ...[DAYS, FIRST, SECOND, { from: '2026-11-28', to: '2026-11-29' }].map((days) =>
    asked('ofCompany', days, (q, it) => q.ofCompany(it, { day: 366, container: 10, channel: 100 })),
  ),
  ...[DAYS, SECOND].map((days) => asked('pagesOf', days, (q, it) => q.pagesOf(it, 200))),
  asked('pagesOf with one page', DAYS, (q, it) => q.pagesOf(it, 1)),
  ...[['k3f9ab'], ['k3f9ab', 'abc234']].map((codes) =>
    asked('linksOf', { ...DAYS, codes }, (q, it) => q.linksOf(it, it.codes)),
  ),
  ...(['views', 'visitors', 'lead', 'order', 'amount'] as const).map((measure) =>
    asked(`reached ${measure}`, DAYS, (q, it) => q.reached('course', measure, it)),
  ),
  ...FILTERS.map((filter) => asked('viewsOf', { ...COURSE, ...filter }, (q, it) => q.viewsOf(it))),
  ...FILTERS.map((filter) => asked('blocksOf', { ...COURSE, ...filter }, (q, it) => q.blocksOf(it))),
  asked('blocksOf', { code: 'course', ...SECOND }, (q, it) => q.blocksOf(it)),
  ...FILTERS.map((filter) => asked('formsOf', { ...COURSE, ...filter }, (q, it) => q.formsOf(it))),
  ...[FIRST, SECOND].map((days) => asked('formsOf', { code: 'course', ...days }, (q, it) => q.formsOf(it))),
  ...FUNNELS.map((funnel) => asked('funnel', funnel, (q, it) => q.funnel(it))),
  ...[undefined, 'course'].map((code) =>
    asked('live', { code, at: '2026-12-02T12:15:30.000+08:00' }, (q, it) =>
      q.live({ ...it, at: new Date(it.at) }),
    ),
  ),
  asked('pageHours', { from: '2026-11-30T15:00:00Z', to: '2026-12-02T16:00:00Z' }, (q, it) =>
    q.pageHours({ from: new Date(it.from), to: new Date(it.to) }),
  ),
  ...[DAYS, { from: '2026-11-27', to: '2026-11-28' }].map((days) =>
    asked('isCounted', days, (q, it) => q.isCounted(it)),
  ),
  ...['course', 'none'].map((code) => asked('isSeen', { code }, (q, it) => q.isSeen(it.code))),
]

function asked<Asked extends object>(
  name: string,
  it: Asked,
  ask: (questions: Questions, it: Asked) => Promise<unknown>,
): readonly [string, (questions: Questions) => Promise<unknown>] {
  return [`${name} ${JSON.stringify(it)}`, (questions) => ask(questions, it)]
}
