import { randomInt } from 'node:crypto'
import { issueSession } from '../passport'
import type { TestStore } from './start-test-gateway'

/** A visitor who is logged in. */
export interface SignedIn {
  uid: number
  token: string
  handset: string
  /** Pass these to `app.inject`, and the call is this visitor's. */
  headers: { authorization: string }
}

/**
 * Logs a visitor in without a page, an SMS or a call: `const { headers } = await signIn(gateway)`, then
 * `gateway.app.inject({ url, headers })`. Without a phone it is somebody new each time; with one it is always the same
 * visitor, in another session. Tokens are valid in every twin of the gateway.
 */
export async function signIn({ ctx }: Pick<TestStore, 'ctx'>, handset = someHandset()): Promise<SignedIn> {
  const { uid, token } = await issueSession(ctx, ctx.db.orm, handset)
  return { uid, token, handset, headers: { authorization: `Bearer ${token}` } }
}

/** A phone that no other test of this run is likely to use. */
export function someHandset(): string {
  return `139${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`
}
