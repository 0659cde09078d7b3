import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import type { Lease } from './lease'
import type { MakeOnce } from './make-once'
import { SupplierError } from './supplier-error'
import { expireToken, findToken, type LentToken, storeToken } from './token-store'

/** Something a supplier lends for a while: an access token, or the ticket that signatures are made with. */
export interface TokenSource {
  /** Names it among all tokens; never a part of the token itself. */
  name: string
  /** Gets one from the supplier. `rejected` is one that must not come back. */
  fetch(rejected: string | undefined): Promise<LentToken>
}

/** Tokens, kept in the database so that all processes use the same one. */
export interface Tokens {
  current(source: TokenSource): Promise<string>
  /**
   * Does work that needs a token, and repeats it with a fresh one when the supplier says that the first is no longer
   * valid.
   */
  use<T>(source: TokenSource, work: (token: string) => Promise<T>): Promise<T>
}

/** What both WeChats answer to a token that is wrong, expired, or was replaced. */
const REJECTED = [40001, 40014, 42001]

/**
 * Creates access to the tokens. One process renews a token that expires soon while all use the current one; one process
 * replaces an expired token while the others wait.
 */
export function createTokens({
  db,
  makeOnce,
  log,
}: {
  db: Database
  makeOnce: MakeOnce
  log: Pick<FastifyBaseLogger, 'warn'>
}): Tokens {
  async function renew({ name, fetch }: TokenSource, lease: Lease): Promise<string> {
    const held = await findToken(db.orm, name)
    const lent = await fetch(held?.state === 'expired' ? held.token : undefined)
    // A supplier may invalidate older tokens with each new one: a slow process must not put an older one back.
    await db.orm.transaction(async (tx) => {
      await lease.hold(tx)
      await storeToken(tx, name, lent)
    })
    return lent.token
  }

  function fresh(source: TokenSource, states: readonly string[]): Promise<string> {
    return makeOnce({
      name: `token ${source.name}`,
      find: async () => {
        const held = await findToken(db.orm, source.name)
        return held && states.includes(held.state) ? held.token : undefined
      },
      make: (lease) => renew(source, lease),
    })
  }

  async function current(source: TokenSource): Promise<string> {
    const held = await findToken(db.orm, source.name)
    if (!held || held.state === 'expired') return fresh(source, ['good', 'due'])
    if (held.state === 'due') {
      // Not waited for: the current token is valid, and its supplier may be slow.
      fresh(source, ['good']).catch((error) =>
        log.warn({ err: error }, `The token ${source.name} is not renewed yet`),
      )
    }
    return held.token
  }

  return {
    current,
    async use(source, work) {
      const token = await current(source)
      try {
        return await work(token)
      } catch (error) {
        if (!isRejection(error)) throw error
        await expireToken(db.orm, source.name, token)
        return work(await current(source))
      }
    },
  }
}

function isRejection(error: unknown): boolean {
  return error instanceof SupplierError && error.errcode !== undefined && REJECTED.includes(error.errcode)
}
