import { CONVERSION_STEPS, FORM_STEPS } from '@yingzao/contract/studio'
import { chinaDay, dayAfter } from '../../../time/china-time'
import type {
  Days,
  Dimension,
  Figures,
  Filters,
  FormFigures,
  FunnelAsked,
  OfPage,
  Questions,
  Slice,
  Sliced,
  Told,
  Wanted,
} from '../questions/questions'
import type { GoldenConversion, GoldenEvent, GoldenRows, GoldenView } from './golden/golden-rows'

const HOUR_MS = 3_600_000
const STEP_EVENTS = ['expose', 'lead_start', 'phone_valid', 'sms_sent', 'code_right', 'lead_ok']
const REFUSALS = ['sms_fail', 'lead_fail']

/** What is told apart, for a view and for what came of it alike. */
interface Parts {
  page: string
  day: string
  version: string
  container: string
  channel: string
  variant: string
  link: string
}

/**
 * Answers every question from the rows themselves, as plainly as possible and as slowly. Another engine's answers are
 * checked against it, so it shares nothing with one but the wording of the questions.
 */
export function slowQuestions({ views: allViews, events, conversions }: GoldenRows): Questions {
  const views = allViews.filter(({ code }) => code !== null)

  const partsOf = (row: GoldenView | GoldenEvent | GoldenConversion): Parts => ({
    page: ('view' in row ? row.code : row.page) ?? '',
    day: chinaDay(new Date(row.at)),
    version: row.version === null ? '' : String(row.version),
    container: row.container ?? '',
    channel: row.channel ?? '',
    variant: row.variant ?? '',
    link: new URLSearchParams(row.channel ?? '').get('utm_id') ?? '',
  })

  const isIn = (
    row: GoldenView | GoldenEvent | GoldenConversion,
    { from, to }: Days,
    filters: Filters & { code?: string | undefined },
  ) => {
    const parts = partsOf(row)
    return (
      parts.day >= from &&
      parts.day <= to &&
      (filters.code === undefined || parts.page === filters.code) &&
      (filters.version === undefined || parts.version === String(filters.version)) &&
      (filters.container === undefined || parts.container === filters.container) &&
      (filters.channel === undefined || parts.channel === filters.channel) &&
      (filters.variant === undefined || parts.variant === filters.variant)
    )
  }

  function figures(ofViews: readonly GoldenView[], of: readonly GoldenConversion[]): Figures {
    const told = ofViews.filter(({ duration, left }) => duration > 0 || left)
    const seen = ofViews.filter(({ depth }) => depth !== null)
    const bounced = ofViews.filter((view) => view.duration < 10 && !clicksOf(view))
    const sum = (kind: string) =>
      of.reduce((total, { conversion, amount }) => total + (conversion === kind ? (amount ?? 0) : 0), 0)
    return {
      views: ofViews.length,
      visitors: new Set(ofViews.map(visitorOf)).size,
      seconds: mean(
        told.map(({ duration }) => duration),
        10,
      ),
      depth: mean(
        seen.map(({ depth }) => depth ?? 0),
        100,
        100,
      ),
      bounced: ofViews.length === 0 ? 0 : Math.round((bounced.length * 10_000) / ofViews.length) / 10_000,
      conversions: Object.fromEntries(
        CONVERSION_STEPS.map((kind) => [kind, of.filter(({ conversion }) => conversion === kind).length]),
      ) as Figures['conversions'],
      ordered: sum('order'),
      paid: sum('payment'),
    }
  }

  const clicksOf = ({ month, view, view_seq }: GoldenView) =>
    events.some(
      (event) =>
        event.event === 'click' &&
        event.month === month &&
        event.session === view &&
        event.view_seq === view_seq,
    )

  function told<Asked extends Wanted>(
    of: { views: readonly GoldenView[]; conversions: readonly GoldenConversion[] },
    days: Days,
    by: Asked,
  ): Told<Asked> {
    const slicedBy = Object.entries(by).map(([name, most]) => [
      name,
      sliced(of, days, name as Dimension, most),
    ])
    return { totals: figures(of.views, of.conversions), ...Object.fromEntries(slicedBy) } as Told<Asked>
  }

  function sliced(
    of: { views: readonly GoldenView[]; conversions: readonly GoldenConversion[] },
    days: Days,
    name: Dimension,
    most: number,
  ): Sliced {
    const has = (value: string) => (row: GoldenView | GoldenConversion) => partsOf(row)[name] === value
    const slice = (value: string): Slice => ({
      value,
      ...figures(of.views.filter(has(value)), of.conversions.filter(has(value))),
    })
    if (name === 'day') return { slices: daysOf(days).map(slice), left_off: 0 }
    const values = new Set([...of.views, ...of.conversions].map((row) => partsOf(row)[name]))
    const slices = [...values].map(slice).sort((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1))
    return { slices: slices.slice(0, most), left_off: Math.max(0, slices.length - most) }
  }

  const ofPage = (asked: OfPage) => ({
    views: views.filter((row) => isIn(row, asked, asked)),
    conversions: conversions.filter((row) => isIn(row, asked, asked)),
  })
  const ofCompany = (days: Days) => ({
    views: views.filter((row) => isIn(row, days, {})),
    conversions: conversions.filter((row) => isIn(row, days, {})),
  })

  return {
    countedUntil: async () => new Date(0),
    clock: async () => new Date(0),
    isCounted: async (days) => [...views, ...conversions].some((row) => isIn(row, days, {})),
    isSeen: async (code) => [...views, ...conversions].some((row) => partsOf(row).page === code),
    ofPage: async (asked, by) => told(ofPage(asked), asked, by),
    ofCompany: async (days, by) => told(ofCompany(days), days, by),
    pagesOf: async (days, most) => {
      const all = ofCompany(days)
      return sliced(
        { ...all, conversions: all.conversions.filter(({ page }) => page !== null) },
        days,
        'page',
        most,
      )
    },
    linksOf: async (days, codes) => {
      const all = ofCompany(days)
      const isTheirs = (row: GoldenView | GoldenConversion) => codes.includes(partsOf(row).link)
      return sliced(
        { views: all.views.filter(isTheirs), conversions: all.conversions.filter(isTheirs) },
        days,
        'link',
        codes.length,
      )
    },
    reached: async (code, measure, days) => {
      const of = ofPage({ code, ...days })
      const all = figures(of.views, of.conversions)
      if (measure === 'views' || measure === 'visitors') return all[measure]
      return measure === 'amount' ? all.paid : all.conversions[measure]
    },
    viewsOf: async (asked) => ofPage(asked).views.length,
    blocksOf: async (asked) => {
      const blocks = groups(
        events.filter((row) => isIn(row, asked, asked)),
        ({ block_id, block }) => `${block_id} ${block}`,
      )
      return blocks
        .map((ofBlock) => {
          const count = (name: string) => ofBlock.filter(({ event }) => event === name).length
          const failed = ofBlock.filter(
            ({ event, code }) => [...REFUSALS, 'action_fail'].includes(event) && code !== null,
          )
          return {
            block_id: ofBlock[0]?.block_id ?? '',
            block: ofBlock[0]?.block ?? '',
            exposures: count('expose'),
            clicks: count('click'),
            done: count('action_ok'),
            failed: count('action_fail'),
            codes: groups(failed, ({ code }) => String(code))
              .map((same) => ({ code: same[0]?.code ?? 0, count: same.length }))
              .sort((a, b) => b.count - a.count || a.code - b.code),
          }
        })
        .sort((a, b) => b.exposures - a.exposures || (a.block_id < b.block_id ? -1 : 1))
    },
    formsOf: async (asked) => formsOf(events, (row) => isIn(row, asked, asked)),
    funnel: async (asked) =>
      funnel(
        asked,
        views.filter((row) => isIn(row, asked, asked)),
        conversions,
      ),
    live: async ({ code, at }) => {
      const last = Math.floor(at.getTime() / 60_000) * 60_000
      const from = last - 29 * 60_000
      const isLive = (row: GoldenView | GoldenEvent | GoldenConversion) =>
        Date.parse(row.at) >= from &&
        Date.parse(row.at) < at.getTime() &&
        (code === undefined || partsOf(row).page === code)
      const of = {
        views: views.filter(isLive),
        clicks: events.filter((row) => isLive(row) && row.event === 'click'),
      }
      const done = conversions.filter(isLive)
      const most = (name: keyof Parts, count: number) =>
        groups(of.views, (view) => partsOf(view)[name])
          .map((same) => ({ value: partsOf(same[0] as GoldenView)[name], views: same.length }))
          .sort((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1))
          .slice(0, count)
      return {
        visitors: new Set(of.views.map(visitorOf)).size,
        minutes: Array.from({ length: 30 }, (_none, index) => {
          const minute = from + index * 60_000
          const isThen = (row: { at: string }) => Math.floor(Date.parse(row.at) / 60_000) * 60_000 === minute
          return {
            minute: new Date(minute).toISOString(),
            views: of.views.filter(isThen).length,
            clicks: of.clicks.filter(isThen).length,
            conversions: done.filter(isThen).length,
          }
        }),
        pages: most('page', 20).map(({ value, views: count }) => ({ code: value, views: count })),
        containers: most('container', 10),
        channels: most('channel', 20),
      }
    },
    pageHours: async ({ from, to }) => {
      const hourOf = (row: { at: string }) => Math.floor(Date.parse(row.at) / HOUR_MS) * HOUR_MS
      const isThen = (row: { at: string }) => hourOf(row) >= from.getTime() && hourOf(row) < to.getTime()
      const happened = [...views, ...events.filter(({ event }) => event !== 'expose')].filter(isThen)
      return groups(happened, (row) => `${hourOf(row)} ${partsOf(row).page}`)
        .map((same) => {
          const count = (...names: string[]) =>
            same.filter((row) => 'event' in row && names.includes(row.event)).length
          const [first] = same as [GoldenView]
          return {
            page_code: partsOf(first).page,
            hour: new Date(hourOf(first)),
            views: same.filter((row) => 'view' in row).length,
            begun: count('lead_start'),
            code_sent: count('sms_sent'),
            code_right: count('code_right'),
            stored: count('lead_ok'),
            refused: count(...REFUSALS),
            clicks: count('click'),
            done: count('action_ok'),
            failed: count('action_fail'),
          }
        })
        .sort((a, b) => a.hour.getTime() - b.hour.getTime() || (a.page_code < b.page_code ? -1 : 1))
    },
  }
}

const visitorOf = ({ visitor, view }: GoldenView) => visitor ?? view

/** The mean of whole numbers, in so many parts of as many as are one. */
function mean(values: readonly number[], parts: number, one = 1): number {
  if (values.length === 0) return 0
  const sum = values.reduce((total, value) => total + value, 0)
  return Math.round((sum * parts) / values.length) / (parts * one)
}

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return [...found.values()]
}

function daysOf({ from, to }: Days): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}

/** A view and form belong to the day of its first event; whatever came later counts for it. */
export function formsOf(
  events: readonly GoldenEvent[],
  isAsked: (row: GoldenEvent) => boolean,
): FormFigures[] {
  const ofForms = events.filter(
    ({ block, event }) => block === 'leadForm' && [...STEP_EVENTS, ...REFUSALS].includes(event),
  )
  const seen = groups(
    ofForms,
    ({ month, session, view_seq, block_id }) => `${month} ${session} ${view_seq} ${block_id}`,
  )
    .map((ofView) => [...ofView].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)))
    .filter(([first]) => first !== undefined && isAsked(first))
    .map((ofView) => {
      let [step, code]: [number, number | null] = [-1, null]
      for (const { event, code: why } of [...ofView].sort((a, b) => a.seq - b.seq)) {
        if (REFUSALS.includes(event)) code = why
        if (STEP_EVENTS.indexOf(event) <= step) continue
        // One step further: what stood in the way stopped nobody.
        step = STEP_EVENTS.indexOf(event)
        code = null
      }
      const { block_id = '', block = '' } = ofView[0] ?? {}
      return { block_id, block, step: Math.max(0, step), code }
    })
  return groups(seen, ({ block_id, block }) => `${block_id} ${block}`).map((ofForm) => ({
    block_id: ofForm[0]?.block_id ?? '',
    block: ofForm[0]?.block ?? '',
    steps: FORM_STEPS.map((step, place) => ({
      step,
      views: ofForm.filter((one) => one.step >= place).length,
    })),
    stops: groups(
      ofForm.filter(({ step }) => step < FORM_STEPS.length - 1),
      ({ step, code }) => `${step} ${code}`,
    )
      .map((same) => ({ step: same[0]?.step ?? 0, code: same[0]?.code ?? null, views: same.length }))
      .sort((a, b) => b.views - a.views || a.step - b.step || (a.code ?? -1) - (b.code ?? -1))
      .map(({ step, ...stop }) => ({ after: FORM_STEPS[step] ?? 'seen', ...stop })),
  }))
}

/** Follows each visitor from the first view through what they did, in order. */
export function funnel(
  { steps, window_hours }: Pick<FunnelAsked, 'steps' | 'window_hours'>,
  views: readonly Pick<GoldenView, 'view' | 'visitor' | 'at'>[],
  conversions: readonly Pick<GoldenConversion, 'conversion' | 'id' | 'visitor' | 'amount' | 'at'>[],
) {
  const told = ['view' as const, ...steps].map((step) => ({ step, visitors: 0, amount: 0 }))
  const ofVisitors = groups(views, ({ visitor, view }) => visitor ?? view)
  for (const seen of ofVisitors) {
    const began = Math.min(...seen.map(({ at }) => Date.parse(at)))
    const visitor = seen[0]?.visitor ?? seen[0]?.view
    const did = conversions
      .filter((one) => one.visitor === visitor)
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id - b.id)
      .filter(({ at }) => Date.parse(at) >= began && Date.parse(at) <= began + window_hours * HOUR_MS)
    let place = 0
    count(place, 0)
    for (const { conversion, amount } of did) {
      if (conversion !== steps[place]) continue
      place += 1
      count(place, amount ?? 0)
    }
  }
  return told

  function count(place: number, amount: number): void {
    const step = told[place]
    if (!step) return
    step.visitors += 1
    step.amount += amount
  }
}
