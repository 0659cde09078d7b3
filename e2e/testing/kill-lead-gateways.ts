import { setTimeout as wait } from 'node:timers/promises'
import type { Failpoint } from './failpoints'
import { GatewayRelay } from './gateway-relay'
import { spawnLeadGateway } from './lead-gateway'
import { setLeadStage } from './lead-stage'

/** How a gateway ends: killed `afterMs` milliseconds after at least `least` answers, or by itself at a failpoint. */
export type End = { least: number; afterMs: number } | { at: Failpoint; passes: number }

export interface LeadKillReport {
  kills: number
  acked: number
  faults: string[]
}

/**
 * Kills gateways one after the other while phones submit leads, each until it gets an answer; at the end one lives
 * until all have theirs and every message is sent.
 */
export async function killLeadGateways(ends: readonly End[]): Promise<LeadKillReport> {
  await using stage = await setLeadStage({ APP_ENV: 'test' })
  const { environment } = stage
  await using first = await spawnLeadGateway({ environment, isFirst: true })
  await first.ready()
  await using opened = await stage.open()
  const { callers } = opened
  await using relay = new GatewayRelay(
    ends.map((end) => () => spawnLeadGateway({ environment, ...('at' in end && { failpoint: end }) })),
  )
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
