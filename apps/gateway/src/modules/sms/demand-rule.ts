import { HARDEST } from '../../integrations'

/** How many messages there were in an hour, before the requested one. */
export interface Demand {
  ofNetwork: number
  /** To phones that begin with the same seven digits. */
  ofPrefix: number
  ofAll: number
}

interface Judgement {
  /** How often the work of the usual captcha is doubled; `HARDEST` at most, which takes a phone some seconds. */
  level: number
  /** No more are allowed from there, or to such phones, in this hour. */
  isOver: boolean
}

/**
 * Parts of the hour's budget. A network may be a whole town behind one address of a carrier, while ten thousand phones
 * that begin alike are no town: 600 and 40 of 2,000. From `from` on the work doubles, and again with each doubling of
 * the count. These parts of a small budget would be nothing, hence `least`.
 */
const NETWORK = { from: { part: 1 / 100, least: 5 }, most: { part: 3 / 10, least: 5 } }
const PREFIX = { from: { part: 1 / 400, least: 2 }, most: { part: 1 / 50, least: 5 } }

/** What the next message would take. */
export function judgeDemand(smsPerHour: number, { ofNetwork, ofPrefix, ofAll }: Demand): Judgement {
  const partOf = ({ part, least }: { part: number; least: number }) =>
    Math.max(least, Math.floor(smsPerHour * part))
  const level = Math.max(
    doublings(ofNetwork, partOf(NETWORK.from)),
    doublings(ofPrefix, partOf(PREFIX.from)),
    // Each time that half of what was left is gone.
    Math.floor(Math.log2(smsPerHour / Math.max(1, smsPerHour - ofAll))),
  )
  return {
    level: Math.min(level, HARDEST),
    isOver: ofNetwork >= partOf(NETWORK.most) || ofPrefix >= partOf(PREFIX.most),
  }
}

/** Somewhat more than there was: whoever begins to compute now gets through, even if others come first. */
export function soon({ ofNetwork, ofPrefix, ofAll }: Demand): Demand {
  const more = (count: number) => (count + 2) * 1.25
  return { ofNetwork: more(ofNetwork), ofPrefix: more(ofPrefix), ofAll: more(ofAll) }
}

function doublings(count: number, from: number): number {
  return count < from ? 0 : Math.floor(Math.log2(count / from)) + 1
}
