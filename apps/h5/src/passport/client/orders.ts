import { ORDER_STATUS } from '@yingzao/contract/client'
import { toast } from '../../client/toast'
import { loadPage, loadWhenWanted, showState } from './list-states'
import { type CardActions, orderCard, tickCard } from './order-card'
import type { Order } from './order-view'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'
import { installRefund, openRefund } from './refund-sheet'

/** What is shown, by number, the newest first. */
const shown = new Map<string, { order: Order; card: HTMLElement; wasPayable: boolean }>()
let pages = 0
/** How far the server's clock is ahead of the one that runs in this page and that nobody can set. */
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

/** Somebody's own orders. */
export function installOrders(): void {
  installRefund({
    onAsked: ({ pid }, refund) => change(pid, { refund, refund_kind: 'visitor' }),
    onLoginLost: load,
    focusOn: ({ pid }) => shown.get(pid)?.card.focus(),
  })
  part<HTMLButtonElement>('[data-more]').onclick = ({ currentTarget }) =>
    void whileBusy(currentTarget as HTMLButtonElement, loadMore)
  setInterval(tick, 1000)
  // A phone that slept has clocks that stood still, and somebody who comes back may have paid.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askOpen()
  })
  loadWhenWanted(load)
}

function load(): Promise<void> {
  return loadPage(async () => {
    const fresh = await fetchPage(1)
    clear()
    add(fresh)
    void askOpen()
    return shown.size === 0 ? 'empty' : undefined
  }).then(() => {
    if (!isLoggedIn()) clear()
  })
}

async function loadMore(): Promise<void> {
  try {
    const before = shown.size
    add(await fetchPage(pages + 1))
    // Where the button was is what it brought.
    Array.from(shown.values())[before]?.card.focus()
    void askOpen()
  } catch (error) {
    toast(wordsFor(error))
    if (!isLoggedIn()) {
      clear()
      showState('anonymous')
    }
  }
}

async function fetchPage(page: number) {
  const { response, msg } = await ask('myOrders', { page })
  if (!response) throw new Error(msg)
  setClock(response.now)
  return response
}

function add({ list, total, page, page_size }: Awaited<ReturnType<typeof fetchPage>>): void {
  pages = page
  for (const order of list) put(order)
  part('[data-total]').textContent = `共 ${total} 笔`
  show('[data-total]', total > 0)
  show('[data-more]', page * page_size < total)
}

function clear(): void {
  shown.clear()
  pages = 0
  part('.pp-orders').textContent = ''
  show('[data-total]', false)
  show('[data-more]', false)
}

/** Draws an order where it stood, or at the end: what was ordered meanwhile has moved the parts of the list. */
function put(order: Order): void {
  const card = orderCard(order, now(), actions)
  const known = shown.get(order.pid)
  if (known) known.card.replaceWith(card)
  else part('.pp-orders').append(card)
  shown.set(order.pid, { order, card, wasPayable: isPayable(order) })
}

function change(pid: string, changed: Partial<Order>): void {
  const known = shown.get(pid)
  if (known) put({ ...known.order, ...changed })
}

const isPayable = ({ status, expire_at }: Order) => status === ORDER_STATUS.open && expire_at > now()

function tick(): void {
  for (const { order, card, wasPayable } of shown.values()) {
    if (!wasPayable) continue
    if (isPayable(order)) {
      tickCard(card, order, now())
      continue
    }
    put(order)
    void askResult(order)
  }
}

/** Notices may be late: what waits is asked about. Without an answer the list stands as it is. */
async function askOpen(): Promise<void> {
  const open = Array.from(shown.values()).filter(({ order }) => order.status === ORDER_STATUS.open)
  await Promise.all(open.map(({ order }) => askResult(order)))
}

/** Whether it is known what became of an order. */
async function askResult({ pid }: Order): Promise<boolean> {
  const answer = await ask('payResult', { pid }).catch(() => undefined)
  const known = answer?.response
  if (!known) return false
  setClock(known.now)
  if (known.status === ORDER_STATUS.open) return false
  change(pid, { status: known.status, paid_at: known.paid_at })
  return true
}
