import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config/config'
import type { Key } from '../../config/key-set'
import { purposeKey } from '../../config/purpose-key'
import type { Context } from '../../context'
import { findOpenSetup } from './member-store'

/**
 * The token that creates the first administrator, the same in every process: computed from a number in this store and a
 * key that is not in it. Undefined: there is a member already.
 */
export async function setupToken({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<string | undefined> {
  const nonce = await findOpenSetup(db.orm)
  return nonce === undefined ? undefined : tokenOf(config.tokenKeys[0], nonce)
}

/** Where the first administrator is created, on this origin. The token is in the fragment, which no server sees. */
export function setupAddress(origin: string, token: string): string {
  return `${origin}/studio/#/setup?token=${token}`
}

/** Whether a token was made for this store, with any of the keys. */
export function isSetupToken(
  { tokenKeys }: Pick<Config, 'tokenKeys'>,
  nonce: string,
  token: string,
): boolean {
  return tokenKeys.some((key) => isEqual(token, tokenOf(key, nonce)))
}

function tokenOf(key: Key, nonce: string): string {
  return createHmac('sha256', purposeKey(key, 'studio setup')).update(nonce).digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
