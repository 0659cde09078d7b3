import { cleanHtml } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { isStopped } from '../../../switches/switch-data'
import { chinaDay, chinaMidnight, dayAfter } from '../../../time/china-time'
import { type Bar, DEMO_INSTRUMENTS, findBarsOf } from '../../market'
import { registerVisitors } from '../../passport'
import { simCashLedger } from '../account-tables'
import { competition, simArticle, simFollow, simPlayer } from '../contest-tables'
import { nickKey } from '../contests/nick-name'
import { refOf } from '../ledger/entries'
import { simOrder } from '../order-tables'
import { freeze } from '../settlement/freeze-contest'
import { DEMO_ARTICLES, type DemoArticle } from './demo-articles'
import {
  DEMO_BENCHMARK,
  DEMO_CONTESTS,
  DEMO_FUND,
  DEMO_PRIZES,
  DEMO_RULES,
  DEMO_VIEW_RULE,
} from './demo-contests'
import { type DemoDays, demoHistory } from './demo-history'
import { demoNames } from './demo-names'
import { demoRanks } from './demo-ranks'
import { storeDays } from './store-days'
import { storeEntries, storeFunds } from './store-entries'
import { storeOrders, storeQuotes } from './store-orders'

const DAY_MS = 86_400_000

/**
 * In trading days: the length of the contest that is over, the pause after it, and how long the running one has run.
 */
const DAYS = { over: 20, pause: 2, traded: 9 }
const PEOPLE = { over: 200, traded: 60, coming: 37 }

/** The player who appears in the contract’s examples, and the phone number they log in with. */
const PLAYING = { player: 7, handset: '13800138009' }
const DISQUALIFIED = { player: 17, reason: '同一人使用多个账户交易，违反规则第 4 条' }

/**
 * A contest open for sign-up, one that is running, and one that is over, with its players. Whatever exists already
 * stays. While trading is switched off none is made, as its orders would be refused: the first start after that makes
 * them.
 */
export async function showDemoTrading(
  ctx: Pick<Context, 'config' | 'db' | 'switches'>,
  now: number = Date.now(),
): Promise<void> {
  if ((await ctx.db.orm.$count(competition)) > 0 || isStopped('sim', await ctx.switches.read())) return
  const today = chinaDay(new Date(now))
  const span = { from: dayAfter(today, -90), until: dayAfter(today, -1) }
  const codes = DEMO_INSTRUMENTS.filter(({ kind }) => kind !== 'index').map(({ code }) => code)
  const bars = await findBarsOf(ctx.db.orm, [...codes, DEMO_BENCHMARK], span)
  const days = [...new Set(bars.map(({ day }) => day))].slice(-(DAYS.over + DAYS.pause + DAYS.traded))
  // Without the made-up market there is nothing to trade.
  if (days.length < DAYS.over + DAYS.pause + DAYS.traded) return
  const market = { codes: withoutActions(codes, bars, days), bars }
  await ctx.db.orm.transaction(async (tx) => {
    const people = await addPeople(ctx, tx)
    await showOver(ctx, tx, { people, market, days: days.slice(0, DAYS.over) })
    await showTraded(ctx, tx, { people, market, days: days.slice(-DAYS.traded), today })
    await showComing(tx, people, now)
  })
}

interface Shown {
  people: readonly Person[]
  market: { codes: readonly string[]; bars: readonly Bar[] }
  days: readonly string[]
}

interface Person {
  uid: number
  name: string
}

async function addPeople(ctx: Pick<Context, 'config'>, tx: Transaction): Promise<Person[]> {
  const names = demoNames('players', PEOPLE.over)
  const handsets = names.map((_name, index) =>
    index === PLAYING.player ? PLAYING.handset : `139000${40_000 + index}`,
  )
  const uids = await registerVisitors(ctx, tx, handsets)
  return names.map((name, index) => ({ name, uid: uids[index] as number }))
}

/** The shares without announcements, so that sums need no dividends. */
function withoutActions(codes: readonly string[], bars: readonly Bar[], days: readonly string[]): string[] {
  const shown = new Set(days)
  const closes = new Map<string, number>()
  const jumped = new Set<string>()
  for (const { code, day, prev_close, close } of bars) {
    const before = closes.get(code)
    if (shown.has(day) && before !== undefined && before !== prev_close) jumped.add(code)
    closes.set(code, close)
  }
  return codes.filter((code) => !jumped.has(code))
}

async function showOver(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  { people, market, days }: Shown,
): Promise<void> {
  const { competition_id } = DEMO_CONTESTS.over
  const [start, end] = [days[0] ?? '', days.at(-1) ?? '']
  await addContest(tx, { ...DEMO_CONTESTS.over, start, end, ...signupBefore(start) })
  const playerIds = await addPlayers(tx, competition_id, people, { start, isShown: true })
  await trade(tx, { competition_id, seed: 'over', playerIds, market, days })
  await freeze(tx, competition_id, new Date(`${end}T20:00:00+08:00`))
  await addArticles(ctx, tx, DEMO_ARTICLES.over, playerIds, end)
  await addFollows(tx, people, playerIds)
}

async function showTraded(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  { people, market, days, today }: Shown & { today: string },
): Promise<void> {
  const { competition_id } = DEMO_CONTESTS.traded
  const start = days[0] ?? ''
  await addContest(tx, { ...DEMO_CONTESTS.traded, start, end: dayAfter(today, 25), ...signupBefore(start) })
  const players = people.slice(0, PEOPLE.traded)
  const playerIds = await addPlayers(tx, competition_id, players, { start })
  await trade(tx, { competition_id, seed: 'traded', playerIds, market, days })
  await addExampleOrder(tx, playerIds[PLAYING.player] as number, days.at(-1) ?? '')
  await addArticles(ctx, tx, DEMO_ARTICLES.traded, playerIds, days.at(-1) ?? start)
}

/** The order in the examples of calls: sent again on a day without trading, it still gets its response. */
async function addExampleOrder(tx: Transaction, player_id: number, day: string): Promise<void> {
  const [made] = await tx
    .insert(simOrder)
    .values({
      player_id,
      client_no: 'demo-order-1',
      code: '609901',
      side: 'buy',
      kind: 'limit',
      qty: 100,
      price: 380_000,
      day,
      accepted_at: new Date(`${day}T14:00:00+08:00`),
      after_tick: 0,
      state: 'expired',
      ended_at: new Date(`${day}T15:00:00+08:00`),
      remark: '收盘时未成交',
    })
    .returning({ order_id: simOrder.order_id })
  // Its cost including fees was held until the close.
  const held = 100 * 3_800 + 500
  const order_id = made?.order_id ?? 0
  await tx.insert(simCashLedger).values([
    { player_id, day, move: 'hold', ref: refOf.order(order_id), cash: -held, held },
    { player_id, day, move: 'release', ref: refOf.end(order_id), cash: held, held: -held },
  ])
}

async function showComing(tx: Transaction, people: readonly Person[], now: number): Promise<void> {
  const { competition_id } = DEMO_CONTESTS.coming
  const today = chinaDay(new Date(now))
  await addContest(tx, {
    ...DEMO_CONTESTS.coming,
    start: dayAfter(today, 12),
    end: dayAfter(today, 42),
    signup_start: new Date(now - 5 * DAY_MS),
    signup_end: new Date(now + 10 * DAY_MS),
    places: 500,
  })
  const players = people.slice(PEOPLE.traded, PEOPLE.traded + PEOPLE.coming)
  const playerIds = await addPlayers(tx, competition_id, players, { start: today })
  await storeFunds(tx, playerIds, { fund: DEMO_FUND, day: today })
}

interface DemoContest {
  competition_id: string
  title: string
  start: string
  end: string
  signup_start: Date
  signup_end: Date
  places?: number
}

async function addContest(
  tx: Transaction,
  { competition_id, title, start, end, signup_start, signup_end, places }: DemoContest,
): Promise<void> {
  await tx.insert(competition).values({
    competition_id,
    title,
    signup_start,
    signup_end,
    start_day: start,
    end_day: end,
    initial_fund: DEMO_FUND,
    places: places ?? null,
    benchmark: DEMO_BENCHMARK,
    prizes: DEMO_PRIZES,
    rules_text: DEMO_RULES,
    view_rule_id: DEMO_VIEW_RULE,
    is_open: true,
  })
}

function signupBefore(start: string): { signup_start: Date; signup_end: Date } {
  const begins = chinaMidnight(start).getTime()
  return { signup_start: new Date(begins - 14 * DAY_MS), signup_end: new Date(begins) }
}

/**
 * One in thirteen keeps their portfolio private, but not the first nor those in examples. `isShown`: one is
 * disqualified.
 */
async function addPlayers(
  tx: Transaction,
  competition_id: string,
  people: readonly Person[],
  { start, isShown = false }: { start: string; isShown?: boolean },
): Promise<number[]> {
  const begins = chinaMidnight(start).getTime()
  const rows = await tx
    .insert(simPlayer)
    .values(
      people.map(({ uid, name }, index) => ({
        competition_id,
        uid,
        nick_name: name,
        nick_key: nickKey(name),
        is_private: index % 13 === 5,
        enrolled_at: new Date(begins - (people.length - index) * 3_600_000),
        ...(isShown &&
          index === DISQUALIFIED.player && {
            disqualified_at: new Date(begins + 9 * DAY_MS),
            disqualified_reason: DISQUALIFIED.reason,
          }),
      })),
    )
    .returning({ player_id: simPlayer.player_id })
  return rows.map(({ player_id }) => player_id)
}

interface Traded {
  competition_id: string
  seed: string
  playerIds: readonly number[]
  market: Shown['market']
  days: readonly string[]
}

/** Has players trade for some days, each of which is settled. */
async function trade(
  tx: Transaction,
  { competition_id, seed, playerIds, market, days }: Traded,
): Promise<void> {
  const shown: DemoDays = new Map(
    days.map((day) => [
      day,
      new Map(market.bars.filter((bar) => bar.day === day).map((bar) => [bar.code, bar])),
    ]),
  )
  const { codes } = market
  const history = demoHistory(seed, { players: playerIds.length, fund: DEMO_FUND, days: shown, codes })
  await storeFunds(tx, playerIds, { fund: DEMO_FUND, day: days[0] ?? '' })
  const ticks = await storeQuotes(tx, shown, codes)
  await storeEntries(tx, await storeOrders(tx, history.orders, { playerIds, ticks }))
  const unranked = new Set(seed === 'over' ? [DISQUALIFIED.player] : [])
  const ranks = demoRanks(history.assets, { fund: DEMO_FUND, unranked })
  await storeDays(tx, { competition_id, playerIds, assets: history.assets, ranks })
}

/** Their texts are sanitised like those that members enter. */
async function addArticles(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  articles: readonly DemoArticle[],
  playerIds: readonly number[],
  end: string,
): Promise<void> {
  const at = Date.parse(`${end}T18:00:00+08:00`)
  await tx.insert(simArticle).values(
    articles.map(({ player, title, body, is_member_only = false, state = 'approved' }, index) => {
      const written = new Date(at - (articles.length - index) * 20 * 3_600_000)
      return {
        player_id: playerIds[player] as number,
        title,
        body: cleanHtml(body, '笔记', { linkHosts: config.linkHosts }).html,
        is_member_only,
        state,
        decided_at: state === 'waiting' ? null : new Date(written.getTime() + 3_600_000),
        created_at: written,
      }
    }),
  )
}

/** Everybody follows a few of the first. */
async function addFollows(
  tx: Transaction,
  people: readonly Person[],
  playerIds: readonly number[],
): Promise<void> {
  const rows = people.flatMap(({ uid }, index) =>
    [0, 3, (index * 7) % 40, (index * 11) % 90]
      .filter((player) => player !== index && player % 13 !== 5)
      .map((player) => ({ uid, player_id: playerIds[player] as number })),
  )
  await tx.insert(simFollow).values(rows).onConflictDoNothing()
}
