import { ORDER_STATUS } from '@yingzao/contract/client'
import { toast } from '../../client/toast'
import { loadWhenWanted } from './list-states'
import { type CardActions, isTicking, orderCard, tickCard } from './order-card'
import type { Order } from './order-view'
import { ask, whileBusy } from './page'
import { pagedList } from './paged-list'
import { installRefund, openRefund } from './refund-sheet'

/** How far the server's clock is ahead of this page's monotonic clock, which nobody can set. */
let ahead = 0

const now = () => performance.now() + ahead
const setClock = (told: number) => {
  ahead = told - performance.now()
}

const actions: CardActions = {
  askRefund: (order) => void openRefund(order),
  askResult: (order, button) =>
    void whileBusy(button, async () => {
      if (!(await askResult(order))) toast('还没有查到付款结果，请稍后再试')
    }),
}

const list = pagedList<Order>({
  fetchPart: async (page) => {
    const { response, msg } = await ask('myOrders', { page })
    if (!response) throw new Error(msg)
    setClock(response.now)
    return response
  },
  keyOf: ({ pid }) => pid,
  draw: (order) => orderCard(order, now(), actions),
  counted: '笔',
  onChange: () => void askOpen(),
})

/** Shows somebody's own orders. */
export function installOrders(): void {
  installRefund({
    onAsked: (order, refund) => change(order, { refund, refund_kind: 'visitor' }),
    onLoginLost: list.load,
    focusOn: (order) => list.find(order)?.card.focus(),
  })
  setInterval(tick, 1000)
  // While a phone sleeps its clocks stand still, and a visitor who comes back may have paid.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askOpen()
  })
  loadWhenWanted(list.load)
}

function change(order: Order, changed: Partial<Order>): void {
  const known = list.find(order)
  if (known) list.put({ ...known.item, ...changed })
}

const isPayable = ({ status, expire_at }: Order) => status === ORDER_STATUS.open && expire_at > now()

function tick(): void {
  for (const { item: order, card } of list.shown()) {
    if (!isTicking(card)) continue
    if (isPayable(order)) {
      tickCard(card, order, now())
      continue
    }
    list.put(order)
    void askResult(order)
  }
}

/** Notifications may be late, so open orders are checked. Without an answer the list stays as it is. */
async function askOpen(): Promise<void> {
  const open = list.shown().filter(({ item }) => item.status === ORDER_STATUS.open)
  await Promise.all(open.map(({ item }) => askResult(item)))
}

/** Returns whether the outcome of an order is known. */
async function askResult(order: Order): Promise<boolean> {
  const answer = await ask('payResult', { pid: order.pid }).catch(() => undefined)
  const known = answer?.response
  if (!known) return false
  setClock(known.now)
  if (known.status === ORDER_STATUS.open) return false
  change(order, { status: known.status, paid_at: known.paid_at })
  return true
}
