import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { countCall } from '../../limits/count-calls'
import {
  findHandedOut,
  findHandedOutInSession,
  findNextItem,
  findUnlimitedItem,
  type LiveCodeItem,
  lockHandout,
  lockSession,
  noteHandout,
  noteSession,
  takeStock,
} from './activity-data-store'
import type { LiveCodeBrowser } from './live-code-browser'

/** How many new browsers of one network may take from a live code's stock. */
const PER_NETWORK = 100
const HOUR_S = 3_600

/**
 * Hands out what a live code leads to now: the first item with stock left. Whoever has got something gets the same
 * again, and uses stock once: a logged-in visitor, or else a browser until it is closed. A service person's code is
 * only given to logged-in visitors. Throws `tooManyRequests` when one network has used up its part of the stock in this
 * hour, and there is nothing unlimited left for it.
 */
export async function handOutCode(
  { db }: Pick<Context, 'db'>,
  code_id: string,
  who: { uid: number } | LiveCodeBrowser,
): Promise<LiveCodeItem> {
  const { orm } = db
  if ('uid' in who) return (await findHandedOut(orm, code_id, who.uid)) ?? handOutTo(orm, code_id, who.uid)
  if (who.isBot) return forStrangers(found(await findUnlimitedItem(orm, code_id)))
  const known = who.isNew ? undefined : await findHandedOutInSession(orm, code_id, who.session)
  if (known) return known
  const next = forStrangers(found(await findNextItem(orm, code_id)))
  return next.stock === null ? next : handOutToBrowser(orm, code_id, who)
}

/** Returns what would be handed out now, without taking it. */
export async function peekAtCode(
  { db }: Pick<Context, 'db'>,
  code_id: string,
  uid: number | undefined,
): Promise<LiveCodeItem> {
  if (uid === undefined) return forStrangers(found(await findNextItem(db.orm, code_id)))
  return found((await findHandedOut(db.orm, code_id, uid)) ?? (await findNextItem(db.orm, code_id)))
}

async function handOutTo(orm: Orm, code_id: string, uid: number): Promise<LiveCodeItem> {
  return orm.transaction(async (tx) => {
    await lockHandout(tx, code_id, uid)
    const known = await findHandedOut(tx, code_id, uid)
    if (known) return known
    const item = await takeNext(tx, code_id)
    await noteHandout(tx, item, uid)
    return item
  })
}

async function handOutToBrowser(
  orm: Orm,
  code_id: string,
  { session, network }: LiveCodeBrowser,
): Promise<LiveCodeItem> {
  return orm.transaction(async (tx) => {
    await lockSession(tx, code_id, session)
    const known = await findHandedOutInSession(tx, code_id, session)
    if (known) return known
    const count = await countCall(tx, `live code ${code_id} ${network}`, HOUR_S)
    if (count > PER_NETWORK) {
      const unlimited = await findUnlimitedItem(tx, code_id)
      // What is refused is rolled back, and leaves neither a session nor a count behind.
      if (!unlimited) throw new AppError(errors.tooManyRequests)
      return forStrangers(unlimited)
    }
    const item = forStrangers(await takeNext(tx, code_id))
    await noteSession(tx, item, session)
    return item
  })
}

async function takeNext(db: Orm | Transaction, code_id: string): Promise<LiveCodeItem> {
  // Terminates: each failure means that an item has run out meanwhile.
  for (;;) {
    const item = found(await findNextItem(db, code_id))
    if (await takeStock(db, item)) return item
  }
}

function forStrangers(item: LiveCodeItem): LiveCodeItem {
  if (item.kind === 'wecom') throw new AppError(errors.loginExpired)
  return item
}

function found(item: LiveCodeItem | undefined): LiveCodeItem {
  if (!item) throw new AppError(errors.contentNotFound)
  return item
}
