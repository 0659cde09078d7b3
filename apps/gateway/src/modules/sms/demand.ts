import type { Orm, Transaction } from '../../db/database'
import { countCall, readCount } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { findSentThisHour } from './budget-store'

/** Messages in an hour above which only the harder captcha will do. Nobody is refused: many share one address. */
const PER_NETWORK = 20
const PER_PREFIX = 20
/** Part of the budget of everybody above which that is so for all. */
const EVERYBODY = 0.5

/** From which part of these on the harder captcha is shown, so that who has just begun an easy one still gets through. */
const SHOWN_FROM = 0.5

const HOUR_S = 3600

/** Whose demand it is: of an address, and of the ten thousand phones that begin alike. */
interface Source {
  ip: string
  /** Undefined: not known yet. */
  handset: string | undefined
}

/** Whether so much was sent from there, to such phones or at all that the harder captcha has to be shown. */
export function showsStrict(orm: Orm, smsPerHour: number, source: Source): Promise<boolean> {
  return isAbove(orm, SHOWN_FROM, smsPerHour, source)
}

/** Whether it is so much that only the harder captcha will do. */
export function needsStrict(orm: Orm, smsPerHour: number, source: Source): Promise<boolean> {
  return isAbove(orm, 1, smsPerHour, source)
}

async function isAbove(
  orm: Orm,
  part: number,
  smsPerHour: number,
  { ip, handset }: Source,
): Promise<boolean> {
  if ((await readCount(orm, networkKey(ip), HOUR_S)) >= PER_NETWORK * part) return true
  if (handset !== undefined && (await readCount(orm, prefixKey(handset), HOUR_S)) >= PER_PREFIX * part)
    return true
  return (await findSentThisHour(orm)) >= smsPerHour * EVERYBODY * part
}

/**
 * Counts a message that is sent, the `sentThisHour`th to everybody, and answers whether only the harder captcha will do
 * for it: of many at once, each sees those before it.
 */
export async function countDemand(
  tx: Transaction,
  smsPerHour: number,
  { ip, handset, sentThisHour }: { ip: string; handset: string; sentThisHour: number },
): Promise<boolean> {
  const ofNetwork = await countCall(tx, networkKey(ip), HOUR_S)
  const ofPrefix = await countCall(tx, prefixKey(handset), HOUR_S)
  return ofNetwork > PER_NETWORK || ofPrefix > PER_PREFIX || sentThisHour > smsPerHour * EVERYBODY
}

function networkKey(ip: string): string {
  return `sms network ${networkOf(ip)}`
}

function prefixKey(handset: string): string {
  return `sms prefix ${handset.slice(0, 7)}`
}
