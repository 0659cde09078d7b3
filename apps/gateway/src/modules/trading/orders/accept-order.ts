import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { chinaDay } from '../../../time/china-time'
import { amountOf } from '../../exchange'
import { newestTick } from '../../market'
import { LedgerRefusal } from '../ledger/ledger-refusal'
import { orderEntries } from '../ledger/outcome-entries'
import { writeEntries } from '../ledger/write-entries'
import { moneyToHold } from '../matching/charge-fill'
import { readCursor } from '../matching/cursor-store'
import { shareBook } from '../matching/lock-book'
import { lockPlayer, type Player, refuseOutside } from './find-player'
import { loadShare, type Share } from './load-share'
import { type Asked, capProblem, noCash, notSellable, orderProblem, worstPrice } from './order-problem'
import { findByClientNo, insertOrder, type OrderRow } from './order-store'
import { type Means, readMeans } from './player-means'
import { orderRefused } from './words'

/** An order as a page sends it. */
export interface AskedOrder extends Asked {
  /** Given by the page: a repeat is the same order. */
  client_no: string
  code: string
}

/**
 * Accepts a player's order, with what it holds, in one transaction. Only later quotes can fill it. Repeating a
 * `client_no` returns the order as it is, whatever has become of it, the contest and the day. Throws a refusal that
 * says what is wrong in words for the player.
 */
export async function acceptOrder(
  { db }: Pick<Context, 'db'>,
  player_id: number,
  asked: AskedOrder,
  now: Date = new Date(),
): Promise<OrderRow> {
  return db.orm.transaction(async (tx) => {
    await shareBook(tx)
    const player = await lockPlayer(tx, player_id)
    const before = await findByClientNo(tx, player_id, asked.client_no)
    if (before) return sameOrder(before, asked)
    const day = chinaDay(now)
    refuseOutside(player, day)
    const share = await loadShare(tx, asked.code, now)
    if ('problem' in share) throw orderRefused(share.problem)
    const means = await readMeans(tx, { player_id, code: share.code, day })
    const problem = orderProblem(share, asked, means.sellable)
    if (problem) throw orderRefused(problem)
    const order = await storeOrder(tx, { asked, player, share, means, now })
    // After the ledger has checked the money, so that a lack of it is reported as such.
    const tooMuch = problemOfShare(share, asked, means, player)
    if (tooMuch) throw orderRefused(tooMuch)
    return order
  })
}

/** The order that `client_no` was used for before. */
function sameOrder(before: OrderRow, { code, side, qty, price }: AskedOrder): OrderRow {
  const isSame = before.code === code && before.side === side && before.qty === qty && before.price === price
  if (!isSame) throw orderRefused('这个委托编号已经用于另一笔委托，请刷新页面后重新委托')
  return before
}

function problemOfShare(share: Share, asked: Asked, means: Means, { most_percent }: Player) {
  if (asked.side === 'sell') return undefined
  const ordered = means.ordered + amountOf(worstPrice(share, asked.price), asked.qty)
  const worth = amountOf(share.quote.last, means.qty) + ordered
  return capProblem({ name: share.name, worth, asset: means.asset, most_percent })
}

interface Storing {
  asked: AskedOrder
  player: Player
  share: Share
  means: Means
  now: Date
}

async function storeOrder(tx: Transaction, { asked, player, share, means, now }: Storing): Promise<OrderRow> {
  const { client_no, code, side, qty, price } = asked
  const held =
    side === 'sell' ? qty : moneyToHold({ qty, price: worstPrice(share, price) }, player, share.rules)
  const order = await insertOrder(tx, {
    player_id: player.player_id,
    client_no,
    code,
    side,
    kind: price === null ? 'market' : 'limit',
    qty,
    price,
    day: share.day,
    accepted_at: now,
    // Ticks that have arrived but are not yet processed are already visible to anybody who looks at quotes.
    after_tick: Math.max(await newestTick(tx), await readCursor(tx)),
    held,
  })
  try {
    await writeEntries(tx, orderEntries(order, held))
  } catch (error) {
    if (!(error instanceof LedgerRefusal)) throw error
    if (error.problem === 'no_cash') throw orderRefused(noCash({ needed: held, cash: means.cash }))
    if (error.problem === 'not_sellable')
      throw orderRefused(notSellable({ qty, sellable: means.sellable, unit: share.unit }))
    throw error
  }
  return order
}
