import type { Orm, Transaction } from '../../db/database'
import { countCall, readCount } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { findSentThisHour } from './budget-store'
import { type Demand, judgeDemand, soon } from './demand-rule'

const HOUR_S = 3600

/** Whose demand it is: that of an address, and of the ten thousand phones that begin alike. */
interface Source {
  ip: string
  /** Undefined: not known yet. */
  handset: string | undefined
}

/** How much somebody who begins now has to compute, so that it is still enough when they are done. */
export async function levelToShow(orm: Orm, smsPerHour: number, source: Source): Promise<number> {
  return judgeDemand(smsPerHour, soon(await readDemand(orm, source))).level
}

/** How hard the captcha passed there has to be. */
export async function levelNeeded(orm: Orm, smsPerHour: number, source: Source): Promise<number> {
  return judgeDemand(smsPerHour, await readDemand(orm, source)).level
}

/**
 * Counts a message being sent, the `sentThisHour`th to everybody, and returns the counts before it: of many at once,
 * each sees those before it.
 */
export async function countDemand(
  tx: Transaction,
  { ip, handset, sentThisHour }: { ip: string; handset: string; sentThisHour: number },
): Promise<Demand> {
  const ofNetwork = await countCall(tx, networkKey(ip), HOUR_S)
  const ofPrefix = await countCall(tx, prefixKey(handset), HOUR_S)
  return { ofNetwork: ofNetwork - 1, ofPrefix: ofPrefix - 1, ofAll: sentThisHour - 1 }
}

async function readDemand(orm: Orm, { ip, handset }: Source): Promise<Demand> {
  return {
    ofNetwork: await readCount(orm, networkKey(ip), HOUR_S),
    ofPrefix: handset === undefined ? 0 : await readCount(orm, prefixKey(handset), HOUR_S),
    ofAll: await findSentThisHour(orm),
  }
}

function networkKey(ip: string): string {
  return `sms network ${networkOf(ip)}`
}

function prefixKey(handset: string): string {
  return `sms prefix ${handset.slice(0, 7)}`
}
