import { createHmac } from 'node:crypto'
import { errors, holdingLimits } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { networkOf } from '../../limits/network-of'
import { takeTry, takeTryToday } from '../../limits/take-try'

/**
 * Per network and day: enough for a hundred strangers behind one carrier address, and no more than that for a machine.
 */
const OF_NETWORK = 300

/** Per logged-in visitor; limits only the load, as what is kept has its own limit. */
const OF_VISITOR = { most: 60, seconds: 3_600 }

/** How a browser identifies itself. Two identical ones behind one address count as one. */
const BROWSER = ['user-agent', 'accept-language'] as const

/**
 * Takes one of a stranger's checks for the day in China, keyed by network and browser, and one of the network's.
 * Returns how many they have left. Throws `tooManyRequests`, and then takes none: whoever keeps asking with none left
 * uses up nothing of those behind the same address, and leaves no rows.
 */
export async function takeStrangersTurn(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<number> {
  const network = networkOf(ip)
  const browser = createHmac('sha256', config.piiIndexKey)
    .update(`holdings ${JSON.stringify([network, ...BROWSER.map((name) => headers[name] ?? '')])}`)
    .digest('base64url')
  const most = holdingLimits.strangersPerDay
  return db.orm.transaction(async (tx) => {
    const own = await take(tx, `holdings browser ${browser}`, most)
    const all = await take(tx, `holdings ${network}`, OF_NETWORK)
    return Math.min(most - own, OF_NETWORK - all)
  })
}

/** Counts a check by a logged-in visitor. Throws `tooManyRequests`. */
export async function takeVisitorsTurn(db: Orm, uid: number): Promise<void> {
  if ((await takeTry(db, `holdings visitor:${uid}`, OF_VISITOR)) === undefined)
    throw new AppError(errors.tooManyRequests)
}

async function take(tx: Transaction, key: string, most: number): Promise<number> {
  const count = await takeTryToday(tx, key, most)
  if (count === undefined) throw new AppError(errors.tooManyRequests)
  return count
}
