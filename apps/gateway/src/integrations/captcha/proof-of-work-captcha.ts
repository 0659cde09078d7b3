import type { KeySet } from '../../config/key-set'
import { networkOf } from '../../limits/network-of'
import { type CaptchaPort, HARDEST } from './captcha-port'
import { isSolved, makeProof, readProof } from './proof-of-work'

/** Tells pages that it is this captcha; Tencent's ids are numbers. */
const APP_ID = 'proof-of-work'

/** How many numbers there are to try, half of them on average: below a second on an old phone. */
const WORK = 60_000

/** The most that is ever asked for: a few seconds on a phone. */
export const MOST_WORK = workOf(HARDEST)

/** How long a ticket is valid, in seconds: as long as Tencent's. */
export const TICKET_S = 300

/** Our own captcha: it shows nothing, asks nobody outside, and makes whoever wants many codes compute for each. */
export function createProofOfWorkCaptcha(keys: KeySet): CaptchaPort {
  return {
    appId: () => APP_ID,
    challenge: ({ scene, ip, level, now }) => {
      const { number: _secret, ...challenge } = makeProof(keys, {
        scene,
        network: networkOf(ip),
        max: workOf(level),
        expireAt: new Date(now.getTime() + TICKET_S * 1000),
      })
      return challenge
    },
    inspect: ({ ticket }) => readProof(keys, ticket),
    verify: async ({ ticket, randstr, scene, ip, level }) => {
      const proof = readProof(keys, ticket)
      const isPassed =
        proof !== undefined &&
        isSolved(proof, randstr) &&
        (proof.scene ?? scene) === scene &&
        (proof.network ?? networkOf(ip)) === networkOf(ip) &&
        proof.max >= workOf(level)
      return { isPassed, level: isPassed ? Math.floor(Math.log2(proof.max / WORK)) : 0 }
    },
  }
}

/** How many numbers there are to try on a level; each doubles them. */
export function workOf(level: number): number {
  return WORK * 2 ** level
}
