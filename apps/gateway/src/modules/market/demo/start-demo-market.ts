import type { Context } from '../../../context'
import { chinaDay } from '../../../time/china-time'
import { UnknownTradeYear } from '../trade-calendar'
import { stepAt } from './demo-steps'
import { moveDemoMarket } from './move-demo-market'

/** How often something may have changed. */
const LOOK_MS = 3_000

/** Runs by itself until it is closed. */
export interface DemoMarket {
  /** Resolves when nothing runs. */
  settled(): Promise<void>
  /** Lets what runs end. Safe to repeat. */
  close(): Promise<void>
}

/**
 * Makes the made-up market go up and down while the exchanges trade. Every process takes part, at each step the first
 * of them does it; while they do not trade nothing is read.
 */
export function startDemoMarket(
  ctx: Pick<Context, 'db' | 'log'>,
  now: () => Date = () => new Date(),
): DemoMarket {
  let running: Promise<void> | undefined
  let done = ''
  let unknownDay = ''

  async function look(): Promise<void> {
    const moment = now()
    const day = chinaDay(moment)
    const step = `${day} ${stepAt(moment)?.number}`
    if (step === done || day === unknownDay) return
    try {
      if (await moveDemoMarket(ctx, moment)) done = step
    } catch (error) {
      ctx.log.warn({ err: error }, 'The made-up market stands still')
      if (error instanceof UnknownTradeYear) unknownDay = day
    }
  }

  function start(): void {
    running ??= look().finally(() => {
      running = undefined
    })
  }

  start()
  const timer = setInterval(start, LOOK_MS).unref()
  return {
    settled: async () => running,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
