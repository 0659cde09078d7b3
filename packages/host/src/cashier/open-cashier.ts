import './cashier.css'
import type { CashierTools } from './cashier-tools'
import { createCurrentTurn } from './current-turn'
import { endPart } from './end-part'
import type { Flow } from './flow'
import { orderPart } from './order-part'
import { payPart } from './pay-part'
import { problemIn, problemOf } from './problems'
import { openStage } from './stage'
import type { CashierMeans, CashierWish } from './wish'

/** Shows the cashier for an order, or makes one first. Resolves when the visitor sees it. */
export async function openCashier(
  wish: CashierWish,
  means: CashierMeans,
  tools: CashierTools,
): Promise<void> {
  const { page } = tools
  let isPaid = false
  let { handOver } = means

  const stage = await openStage(tools, Boolean(means.isWide), () => {
    flow.end()
    // Everything the page says about what was bought has changed.
    if (isPaid) tools.reload()
  })

  const flow: Flow = {
    ...createCurrentTurn(() => stage),
    means,
    tools,
    ask,
    loadGate: () => import(/* webpackChunkName: "cashier-gate" */ './gate').catch(() => undefined),
    async pass(obstacle, about) {
      const shown = flow.turn()
      const gate = await flow.loadGate()
      if (shown !== flow.turn()) return
      if (gate) await gate.pass(flow, obstacle, about)
      else flow.tell({ kind: 'lost' }, { ...about, again: () => flow.pass(obstacle, about) })
    },
    hasOutside: () => handOver !== undefined,
    async payOutside(pid) {
      const isGone = handOver !== undefined && (await handOver(pid, () => void flow.settle(pid)))
      if (!isGone) handOver = undefined
      return isGone
    },
    leave() {
      if (page) means.own.to(page.returnTo)
      else stage.close()
    },
  } as Flow
  const { buy, ...ordering } = orderPart(flow)
  const onPaid = () => {
    isPaid = true
  }
  Object.assign(flow, ordering, payPart(flow), endPart(flow, onPaid))

  async function ask(...[id, payload, about]: Parameters<Flow['ask']>) {
    const asked = flow.turn()
    try {
      const { code, msg, response } = await tools.ask(id, payload)
      if (asked !== flow.turn()) return undefined
      if (response === undefined) flow.tell(problemOf({ code, msg }), about)
      return response
    } catch (error) {
      if (asked === flow.turn()) flow.tell(problemIn(error), about)
      return undefined
    }
  }

  if ('goods' in wish) void buy(wish.goods)
  else if (wish.at === 'return') flow.confirm(wish.pid)
  else if (wish.at === 'result') void flow.settle(wish.pid)
  else if (page?.by) void flow.pay(wish.pid, page.by)
  else void flow.load(wish.pid)
}
