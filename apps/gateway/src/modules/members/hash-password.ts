import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { twoAtOnce } from './two-at-once'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** What a password costs to try: N, r and p of scrypt. */
interface Cost {
  n: number
  r: number
  p: number
}

/**
 * 24 MB, and under a tenth of a second of a slow server's core. Raise it when machines are faster: hashes name their
 * cost, so older ones are still read.
 */
const COST: Cost = { n: 2 ** 14, r: 12, p: 1 }

const LENGTH = 32

/** What scrypt needs besides its tables, in bytes. */
const SLACK = 2 ** 20

/** Turns a password into what is stored of it: `scrypt:N:r:p:salt:hash`. Throws `tooManyRequests` in a storm of logins. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt, cost)
  const { n, r, p } = cost
  return ['scrypt', n, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':')
}

/**
 * Whether this is the password that was hashed. Without a hash, for a login that nobody has, it takes as long and
 * returns false. Throws `tooManyRequests` in a storm of logins.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { cost, salt, hash } = readHash(stored ?? nobodysHash())
  const given = await hashWith(password, salt, cost)
  return timingSafeEqual(given, hash) && stored !== undefined
}

function readHash(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, n, r, p, salt = '', hash = ''] = stored.split(':')
  return {
    cost: { n: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

// No password matches it: it is not the hash of anything.
function nobodysHash(): string {
  const { n, r, p } = COST
  return ['scrypt', n, r, p, 'A'.repeat(22), 'A'.repeat(43)].join(':')
}

function hashWith(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
  // Phones and keyboards encode the same character in more than one way.
  const text = password.normalize('NFKC')
  return twoAtOnce(() => derive(text, salt, LENGTH, { N: n, r, p, maxmem: 128 * r * (n + p) + SLACK }))
}
