import type { Client } from 'pg'
import type { Context } from '../../../context'
import { chinaDay } from '../../../time/china-time'
import { applyActions } from './apply-actions'
import { expireOrders, lastDayOver } from './expire-orders'
import { processTicks } from './process-ticks'

/** The channel on which the database announces new quotes. */
const CHANNEL = 'market_quotes'

/** How long new quotes wait without a notification, and how often scheduled work is checked. */
const POLL_MS = 5_000
/** How long an announcement that is imported late waits; those of a new day are looked for at once. */
const ACTIONS_MS = 10 * 60_000
const ANSWER_TIMEOUT_MS = 5_000

/** Matching that runs by itself until it is closed. */
export interface Matching {
  /** Does everything that is to be done now. */
  now(): Promise<void>
  /** Waits for running work to end. Safe to repeat. */
  close(): Promise<void>
}

/**
 * Matches orders against quotes as they arrive, applies corporate actions in the morning and ends orders with their
 * day. Every process runs this: each task is done by one while the others keep waiting. A lost connection is restored
 * at the next poll, until which nothing is lost but time. `alsoHears` is called each time there may be new quotes. A
 * process that leaves work to others (`leavesWork`) does only that.
 */
export function startMatching(
  ctx: Pick<Context, 'db' | 'log'>,
  { alsoHears = () => {}, leavesWork = false }: { alsoHears?: () => void; leavesWork?: boolean } = {},
): Matching {
  let listener: Client | undefined
  let running: Promise<void> | undefined
  let isDueAgain = false
  let isClosed = false
  let actions = { day: '', at: 0 }

  async function work(): Promise<void> {
    const now = new Date()
    const day = chinaDay(now)
    if (day !== actions.day || now.getTime() - actions.at > ACTIONS_MS) {
      await applyActions(ctx, day)
      actions = { day, at: now.getTime() }
    }
    await processTicks(ctx)
    await expireOrders(ctx, lastDayOver(now))
  }

  /** Events that arrive while it runs make it run once more. */
  function wake(): Promise<void> {
    if (isClosed) return running ?? Promise.resolve()
    isDueAgain = true
    running ??= runUntilDone()
    return running
  }

  async function runUntilDone(): Promise<void> {
    try {
      while (isDueAgain && !isClosed) {
        isDueAgain = false
        await work()
      }
    } catch (error) {
      ctx.log.error(
        { err: error },
        'Orders of simulated trading could not be held against quotes; trying again',
      )
    } finally {
      running = undefined
    }
  }

  async function listen(): Promise<void> {
    const candidate = ctx.db.openSession({ queryTimeoutMs: ANSWER_TIMEOUT_MS })
    const lose = () => {
      if (listener === candidate) listener = undefined
      candidate.end().catch(() => {})
    }
    candidate.on('error', lose)
    candidate.on('end', () => {
      if (listener === candidate) listener = undefined
    })
    candidate.on('notification', hear)
    listener = candidate
    try {
      await candidate.connect()
      await candidate.query(`LISTEN ${CHANNEL}`)
    } catch {
      lose()
    }
  }

  function look(): void {
    if (!listener) void listen()
    hear()
  }

  function hear(): void {
    if (!leavesWork) void wake()
    alsoHears()
  }

  look()
  const timer = setInterval(look, POLL_MS).unref()
  return {
    now: wake,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      const last = listener
      listener = undefined
      await last?.end().catch(() => {})
      await running
    },
  }
}
