import type { Container } from '@yingzao/schema/client'
import { chinaDay } from '../../../time/china-time'
import type { conversion } from '../../conversions'
import type { pageEvent } from '../../events'
import type { visitLog } from '../../visits'

type PastVisit = typeof visitLog.$inferInsert
type PastEvent = typeof pageEvent.$inferInsert
type PastConversion = typeof conversion.$inferInsert

/** A published page, as far as the demo's visitors look at it. */
export interface DemoPage {
  code: string
  /** Null: nobody has published it. */
  version: number | null
  blocks: readonly { block: string; block_id: string }[]
  /** How much more often than others it is looked at. */
  weight: number
}

export interface Past {
  visits: PastVisit[]
  events: PastEvent[]
  conversions: PastConversion[]
}

const DAYS = 21
const VIEWS_A_DAY = 60
const DAY_MS = 24 * 3_600_000

const CONTAINERS: readonly Container[] = ['wx', 'wx', 'wx', 'app', 'mb', 'mb', 'mp', 'pc']
const CHANNELS = [
  '',
  '',
  '',
  'utm_source=wechat&utm_medium=post',
  'utm_source=wechat&utm_medium=post',
  'cps_id=gzh-01',
  'utm_source=douyin&utm_campaign=autumn',
  'share_code',
]
/** Hours of the day in China at which people look, the lunch break and the evening above all. */
const HOURS = [8, 9, 9, 10, 11, 12, 12, 12, 13, 15, 18, 19, 20, 20, 21, 21, 22]
const FORMS = /form$/i
const WRONG_CODE = 400023
const SENT_TOO_OFTEN = 400021

/**
 * What visitors did in the three weeks before a moment, the same for the same `random`: enough for reports to have
 * something to show on a first start. More on recent days, less on weekends, and nothing after the moment.
 */
export function pastWeeks(pages: readonly DemoPage[], now: Date, random: () => number): Past {
  const past: Past = { visits: [], events: [], conversions: [] }
  const today = Math.floor((now.getTime() + 8 * 3_600_000) / DAY_MS)
  const drawn = pages.flatMap((page) => Array.from({ length: page.weight }, () => page))
  if (drawn.length === 0) return past
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const start = (today - ago) * DAY_MS - 8 * 3_600_000
    const isWeekend = [0, 6].includes(new Date(start + 8 * 3_600_000).getUTCDay())
    const views = Math.round(VIEWS_A_DAY * (isWeekend ? 0.6 : 1) * (1 - ago / 60) * (0.85 + 0.3 * random()))
    for (let number = 0; number < views; number += 1) {
      const at = new Date(start + (of(HOURS, random) + random()) * 3_600_000)
      // Orders and payments follow within some minutes.
      if (at.getTime() < now.getTime() - 10 * 60_000)
        addView(past, { page: of(drawn, random), at, name: `${ago}-${number}` }, random)
    }
  }
  return past
}

interface View {
  page: DemoPage
  at: Date
  name: string
}

function addView(past: Past, { page, at, name }: View, random: () => number): void {
  const session_id = `${at.getTime().toString(36)}-demo${name}`
  // Some come back, so that there are fewer visitors than views.
  const visitor_id = `demo${Math.floor(random() * 700)}`.padEnd(16, '-')
  const depth = Math.min(100, Math.round(20 + 95 * random() ** 1.3))
  const seen = page.blocks.slice(0, Math.max(1, Math.ceil((page.blocks.length * depth) / 100)))
  const of_view = {
    session_month: `${chinaDay(at).slice(0, 7)}-01`,
    session_id,
    view_seq: 1,
    page_version: page.version,
    channel: of(CHANNELS, random),
    container: of(CONTAINERS, random),
    visitor_id,
    created_at: at,
  }
  const duration = Math.round(4 + 110 * random() ** 2)
  past.visits.push({
    ...of_view,
    page_id: '',
    code: page.code,
    duration,
    depth,
    was_left: true,
    updated_at: at,
  })
  let seq = 0
  const note = (name: string, block: DemoPage['blocks'][number], code: number | null = null) => {
    seq += 1
    past.events.push({ ...of_view, ...block, seq, name, code, page_code: page.code, occurred_at: at })
  }
  for (const block of seen) {
    note('expose', block)
    if (FORMS.test(block.block)) addForm(past, note, { of_view, block, code: page.code }, random)
    else if (/button|image|swiper|bar/i.test(block.block) && random() < 0.12) {
      note('click', block)
      note(random() < 0.04 ? 'action_fail' : 'action_ok', block)
    }
  }
}

interface FormView {
  of_view: Pick<PastConversion, 'page_version' | 'channel' | 'container' | 'visitor_id' | 'created_at'> & {
    session_id: string
  }
  block: DemoPage['blocks'][number]
  code: string
}

/** Some begin a form, fewer complete it, and some of those order. */
function addForm(
  past: Past,
  note: (name: string, block: FormView['block'], code?: number) => void,
  { of_view, block, code }: FormView,
  random: () => number,
): void {
  if (random() > 0.3) return
  note('lead_start', block)
  if (random() > 0.75) return
  note('phone_valid', block)
  const isSent = random() < 0.93
  note(isSent ? 'sms_sent' : 'sms_fail', block, isSent ? undefined : SENT_TOO_OFTEN)
  const isRight = isSent && random() < 0.86
  if (isSent && !isRight) note('lead_fail', block, WRONG_CODE)
  if (!isRight) return
  note('code_right', block)
  note('lead_ok', block)
  const { session_id, page_version, channel, container, visitor_id, created_at } = of_view
  const from = { page_code: code, page_version, channel, container, visitor_id, created_at, is_first: true }
  const subject = `demo-${session_id}`
  past.conversions.push({ ...from, kind: 'lead', subject, block_id: block.block_id })
  if (random() > 0.6) return
  past.conversions.push({ ...from, kind: 'login', subject, created_at: later(created_at, 90) })
  if (random() > 0.35) return
  const amount = of([9_900, 29_900, 99_800], random)
  past.conversions.push({ ...from, kind: 'order', subject, amount, created_at: later(created_at, 300) })
  if (random() > 0.7) return
  past.conversions.push({ ...from, kind: 'payment', subject, amount, created_at: later(created_at, 360) })
}

function later(at: Date | undefined, seconds: number): Date {
  return new Date((at?.getTime() ?? 0) + seconds * 1000)
}

function of<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value
}
