import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { drawSpokenNumber } from '../../../db/spoken-number'
import { sealHandset } from '../../../pii/sealed-handset'
import { chinaDay, chinaMidnight } from '../../../time/china-time'
import { issueSession } from '../../passport'
import { planReminder } from '../../reminders'
import { issueTicket } from '../../tickets'
import { openDayEvent, openDayRegister, openDaySession } from '../open-day-tables'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const EVENT = 'hq-open'

/** Days from today, hours after midnight in China. */
const SESSIONS = [
  { session_id: 'hq-open-1', day: 8, hour: 14, quota: 30 },
  { session_id: 'hq-open-2', day: 9, hour: 10, quota: 10 },
  { session_id: 'hq-open-3', day: 15, hour: 14, quota: 30 },
  { session_id: 'hq-open-4', day: 22, hour: 14, quota: 30 },
]

interface Guest {
  handset: string
  name: string
  session_id: string
  people_num: number
  /** Only those named elsewhere have fixed numbers. */
  register_no?: string
  ticket_no?: string
}

/** The first appears in the contract's examples, as the one who gives their places back; the others fill a session. */
const GUESTS: readonly Guest[] = [
  {
    handset: '13800138008',
    name: '陈女士',
    session_id: 'hq-open-1',
    people_num: 2,
    register_no: 'DEM2V3S4TR',
    ticket_no: 'DEM2PASSHQ',
  },
  { handset: '13900030001', name: '刘先生', session_id: 'hq-open-2', people_num: 3 },
  { handset: '13900030002', name: '赵女士', session_id: 'hq-open-2', people_num: 3 },
  { handset: '13900030003', name: '孙先生', session_id: 'hq-open-2', people_num: 2 },
  { handset: '13900030004', name: '周女士', session_id: 'hq-open-2', people_num: 2 },
]

/** Adds an open day in the coming weeks, one session of it full. Existing data stays. */
export async function showDemoOpenDay(ctx: Pick<Context, 'config' | 'db'>): Promise<void> {
  await ctx.db.orm.transaction(async (tx) => {
    const added = await tx
      .insert(openDayEvent)
      .values({
        event_id: EVENT,
        title: '走进公司总部',
        place: '上海市浦东新区示例路 100 号 · 一楼投教展厅',
        notice: '请带好身份证，提前十分钟到一楼前台，出示凭证入场。参观不收费，不介绍也不销售任何产品。',
      })
      .onConflictDoNothing()
      .returning({ event_id: openDayEvent.event_id })
    if (added.length === 0) return
    await tx.insert(openDaySession).values(SESSIONS.map(sessionOf))
    for (const guest of GUESTS) await registerGuest(ctx, tx, guest)
  })
}

function sessionOf({ session_id, day, hour, quota }: (typeof SESSIONS)[number]) {
  const today = chinaMidnight(chinaDay(new Date())).getTime()
  const start = today + day * DAY_MS + hour * HOUR_MS
  return {
    session_id,
    event_id: EVENT,
    start_at: new Date(start),
    end_at: new Date(start + 2 * HOUR_MS),
    quota,
  }
}

async function registerGuest(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  { handset, name, session_id, people_num, register_no = drawSpokenNumber(), ticket_no }: Guest,
): Promise<void> {
  const { uid } = await issueSession(ctx, tx, handset)
  const issued = { kind: 'openday' as const, occasion_id: session_id, uid, people_num }
  await tx.insert(openDayRegister).values({
    ...sealHandset(ctx.config, 'openday_register', handset),
    register_no,
    event_id: EVENT,
    uid,
    session_id,
    name,
    people_num,
    ticket_no: await issueTicket(tx, issued, ticket_no),
  })
  await planReminder(tx, { uid, kind: 'openday', occasion_id: session_id, by_sms: false })
  await tx
    .update(openDaySession)
    .set({ used: sql`${openDaySession.used} + ${people_num}` })
    .where(eq(openDaySession.session_id, session_id))
}
