import { createHmac } from 'node:crypto'
import { errors, holdingLimits } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { networkOf } from '../../limits/network-of'
import { takeTry, takeTryToday } from '../../limits/take-try'

/** Of a whole network in a day: a hundred strangers behind one address of a carrier, and no more for a machine. */
const OF_NETWORK = 300

/** Of who is logged in, which bounds the work alone: what is kept is bounded by itself. */
const OF_VISITOR = { most: 60, seconds: 3_600 }

/** What a browser says of itself. Two alike behind one address count as one. */
const BROWSER = ['user-agent', 'accept-language'] as const

/**
 * Takes one of the checks that a stranger has in a day of China, by their network and browser, and one of the network's.
 * Answers how many they have left. Throws `tooManyRequests`, and then takes none: who goes on asking with none left uses
 * up nothing of those behind the same address, and leaves no rows.
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

/** Counts a check of who is logged in. Throws `tooManyRequests`. */
export async function takeVisitorsTurn(db: Orm, uid: number): Promise<void> {
  if ((await takeTry(db, `holdings visitor:${uid}`, OF_VISITOR)) === undefined)
    throw new AppError(errors.tooManyRequests)
}

async function take(tx: Transaction, key: string, most: number): Promise<number> {
  const count = await takeTryToday(tx, key, most)
  if (count === undefined) throw new AppError(errors.tooManyRequests)
  return count
}
