import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import {
  findHandedOut,
  findNextItem,
  type LiveCodeItem,
  lockHandout,
  noteHandout,
  takeStock,
} from './activity-data-store'

/**
 * Hands out what a live code leads to now: the first with stock left. A visitor who is logged in gets the same again
 * and uses stock once; of others every call counts. A service person's code goes only to who is logged in.
 */
export async function handOutCode(
  { db }: Pick<Context, 'db'>,
  code_id: string,
  uid: number | undefined,
): Promise<LiveCodeItem> {
  if (uid === undefined) return takeNext(db.orm, code_id, { isLoggedIn: false })
  return (await findHandedOut(db.orm, code_id, uid)) ?? handOutTo(db.orm, code_id, uid)
}

async function handOutTo(orm: Orm, code_id: string, uid: number): Promise<LiveCodeItem> {
  return orm.transaction(async (tx) => {
    await lockHandout(tx, code_id, uid)
    const known = await findHandedOut(tx, code_id, uid)
    if (known) return known
    const item = await takeNext(tx, code_id, { isLoggedIn: true })
    await noteHandout(tx, item, uid)
    return item
  })
}

async function takeNext(
  db: Orm | Transaction,
  code_id: string,
  { isLoggedIn }: { isLoggedIn: boolean },
): Promise<LiveCodeItem> {
  // Comes to an end: each failure means that an item has run out meanwhile.
  for (;;) {
    const item = await findNextItem(db, code_id)
    if (!item) throw new AppError(errors.contentNotFound)
    if (item.kind === 'wecom' && !isLoggedIn) throw new AppError(errors.loginExpired)
    if (await takeStock(db, item)) return item
  }
}
