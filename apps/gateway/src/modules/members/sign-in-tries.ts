import { createHmac } from 'node:crypto'
import type { Config } from '../../config/config'
import { purposeKey } from '../../config/purpose-key'
import type { Database, Orm, Transaction } from '../../db/database'
import { forgetCalls, forgetCallsFrom } from '../../limits/count-calls'
import { findSpent, type Tries, takeTry } from '../../limits/take-try'

type Keys = Pick<Config, 'tokenKeys'>

/** How many wrong passwords lock, and for how long. */
export const TRIES: Tries = { most: 5, seconds: 15 * 60 }

/**
 * Stands for a login where tries at it are counted, whether or not anybody has it: the same rows come and go either
 * way, so nothing reveals which logins exist. Keyed, as people type phones and passwords into this field, too.
 */
export function loginKey({ tokenKeys: [key] }: Keys, login: string): string {
  return createHmac('sha256', purposeKey(key, 'studio login')).update(login).digest('base64url')
}

/**
 * Takes a try at a login. A browser in which its member has logged in before has tries of its own; all others share
 * theirs, so strangers lock out strangers. Returns which one it was; undefined: there is none left.
 */
export async function takeSignInTry(
  db: Orm,
  login: string,
  device: string | undefined,
): Promise<number | undefined> {
  return takeTry(db, keyOf(login, device), TRIES)
}

/** Gives those tries back. `login` is a key of `loginKey`, as everywhere here. */
export async function giveTriesBack(db: Orm, login: string, device: string | undefined): Promise<void> {
  await forgetCalls(db, keyOf(login, device))
}

/** Lifts every lock of a login, including those of its known browsers. */
export async function liftLocks(tx: Transaction, login: string): Promise<void> {
  await forgetCallsFrom(tx, keyOf(login, undefined))
}

/** Those of the logins that are locked for strangers. */
export async function findLocked(
  db: Pick<Database, 'pool'>,
  logins: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = logins.map((login) => keyOf(login, undefined))
  const locked = await findSpent(db, keys, TRIES)
  return new Set(logins.filter((login) => locked.has(keyOf(login, undefined))))
}

function keyOf(login: string, device: string | undefined): string {
  return device === undefined ? `studio login ${login}` : `studio login ${login} ${device}`
}
