import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { SmsScene } from '@yingzao/contract/server'
import { z } from 'zod'
import type { Key, KeySet } from '../../config/key-set'
import { purposeKey } from '../../config/purpose-key'
import type { Challenge } from './captcha-port'

/** What a proof is valid for. */
export interface ProofTerms {
  /** Absent, as the next one may be: for all; only a sandbox creates such a proof. */
  scene?: SmsScene | undefined
  network?: string | undefined
  /** How many numbers there are to try. */
  max: number
  expireAt: Date
}

/** A challenge, and the number that solves it. */
export interface Proof extends Challenge {
  number: number
}

const claims = z.object({
  scene: z.string().optional(),
  network: z.string().optional(),
  max: z.int(),
  exp: z.int(),
  salt: z.string(),
  target: z.string(),
})

type Claims = z.infer<typeof claims>

/**
 * Makes something to compute. Everything that is needed to judge the answer is in the ticket itself, signed, so that
 * making one costs a hash and stores nothing. Salt and number together fit into one block of SHA-256, which a phone's
 * plain script has to compute some ten thousand times.
 */
export function makeProof([key]: KeySet, { expireAt, ...terms }: ProofTerms): Proof {
  const number = randomInt(terms.max)
  const salt = `${randomBytes(12).toString('hex')}.`
  const target = hashOf(salt, String(number))
  const body = { ...terms, exp: expireAt.getTime(), salt, target } satisfies Claims
  const text = Buffer.from(JSON.stringify(body)).toString('base64url')
  return { ticket: `${text}.${sign(key, text)}`, salt, target, max: terms.max, number }
}

/** What a ticket says, whichever key has signed it. Undefined: it is none of ours. */
export function readProof(
  keys: KeySet,
  ticket: string,
): (ProofTerms & Pick<Proof, 'salt' | 'target'>) | undefined {
  const [text = '', signature = '', ...rest] = ticket.split('.')
  if (rest.length > 0 || !keys.some((key) => isSame(sign(key, text), signature))) return undefined
  const { exp, scene, ...body } = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return { ...body, scene: scene as SmsScene | undefined, expireAt: new Date(exp) }
}

/** Whether a number solves the challenge of a ticket. */
export function isSolved({ salt, target }: Pick<Proof, 'salt' | 'target'>, number: string): boolean {
  return /^\d{1,9}$/.test(number) && isSame(hashOf(salt, number), target)
}

function hashOf(salt: string, number: string): string {
  return createHash('sha256')
    .update(salt + number)
    .digest('hex')
}

function sign(key: Key, text: string): string {
  return createHmac('sha256', purposeKey(key, 'captcha ticket')).update(text).digest('base64url')
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
