import { setTimeout as wait } from 'node:timers/promises'
import type { Failpoint } from './failpoints'
import { LeadGateway } from './lead-gateway'
import { setLeadStage } from './lead-stage'

/** How a gateway ends: so many milliseconds after at least so many answers, or by itself where it is told. */
export type End = { least: number; afterMs: number } | { at: Failpoint; passes: number }

/** Starting takes longer than living, and one alone would leave half of the machine idle. */
const AHEAD = 2

export interface LeadKillReport {
  kills: number
  acked: number
  faults: string[]
}

/**
 * Kills gateways one after the other while phones leave leads, each until it has an answer; in the end one lives until
 * all have theirs and every message is sent.
 */
export async function killLeadGateways(ends: readonly End[]): Promise<LeadKillReport> {
  await using stage = await setLeadStage({ APP_ENV: 'test' })
  const { environment } = stage
  await using first = await LeadGateway.spawn({ environment, isFirst: true })
  await first.ready()
  await using opened = await stage.open()
  const { callers } = opened
  await using relay = new Relay(environment, ends)
  let kills = 0
  for (const end of ends) {
    const gateway = await relay.take()
    callers.callAt(gateway.origin)
    if ('at' in end) await gateway.ended()
    else {
      await callers.reach(callers.acked + end.least)
      await wait(end.afterMs)
      await gateway.kill()
    }
    kills++
  }
  callers.callAt(first.origin)
  await callers[Symbol.asyncDispose]()
  return { kills, acked: callers.acked, faults: await opened.faults() }
}

/** Gateways in the order of their ends, some of them started ahead. */
class Relay implements AsyncDisposable {
  private readonly started: Promise<LeadGateway>[] = []
  private taken = 0

  constructor(
    private readonly environment: NodeJS.ProcessEnv,
    private readonly ends: readonly End[],
  ) {
    for (let index = 0; index < AHEAD; index++) this.startNext()
  }

  /** The next one, which takes leads. */
  async take(): Promise<LeadGateway> {
    const gateway = await this.started[this.taken++]
    if (!gateway) throw new Error('There are no more gateways than ends.')
    this.startNext()
    await gateway.ready()
    return gateway
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const starting of this.started) await (await starting)[Symbol.asyncDispose]()
  }

  private startNext(): void {
    const end = this.ends[this.started.length]
    if (!end) return
    const failpoint = 'at' in end ? { failpoint: end } : {}
    this.started.push(LeadGateway.spawn({ environment: this.environment, ...failpoint }))
  }
}
