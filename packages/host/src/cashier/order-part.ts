import type { OperationPayload, Operations, PaymentChannel } from '@yingzao/contract/client'
import { beforeOrder } from './before-order'
import type { SalePage, ShownOrder } from './cashier-tools'
import { noteOf } from './current-turn'
import type { Flow } from './flow'
import { runClock } from './order-clock'
import { agreementLine, button, clock, orderHead, skuChoices, text, wayChoices } from './parts'
import type { Goods } from './wish'

type AskedBefore = 'salePageInfo' | 'purchaseGate' | 'usableCoupons'

/** Makes orders, and shows them. */
export function orderPart(flow: Flow): Pick<Flow, 'make' | 'load'> & { buy(goods: Goods): Promise<void> } {
  const { means, tools } = flow

  async function buy(goods: Goods): Promise<void> {
    flow.wait('正在准备订单…')
    await make(
      await beforeOrder(goods, {
        findSalePage: (of) => askBefore('salePageInfo', of),
        chooseSku,
        passGate,
        chooseCoupon,
      }),
    )
  }

  /** Asks something ahead of an order: without an answer the gateway decides when the order is created. */
  async function askBefore<Id extends AskedBefore>(id: Id, payload: OperationPayload<Operations[Id]>) {
    const { response } = await tools.ask(id, payload).catch(() => ({ response: undefined }))
    return response
  }

  function chooseSku(sold: SalePage): Promise<number> {
    return new Promise((resolve) => {
      const { field, chosen } = skuChoices(sold)
      const name = text(sold.product.name, 'yz-cashier__name')
      flow.show(
        '选择商品',
        name,
        field,
        button('下一步', () => resolve(chosen() ?? 0)),
      )
    })
  }

  /** Never resolves when the visitor stops here. What gets no answer, the gateway checks at the sale. */
  async function passGate(goods: Goods): Promise<void> {
    const { shop_product_id, mark } = goods
    const of = shop_product_id ? { shop_product_id } : { mark }
    const gate = await askBefore('purchaseGate', of)
    if (!gate?.obstacle) return
    const { obstacle: kind, said, shop_product_id: product } = gate
    await new Promise<void>((resolve) => {
      void flow.pass(
        { kind, said },
        { again: () => passGate(goods).then(resolve), of: { ...goods, shop_product_id: String(product) } },
      )
    })
  }

  /** If the choice cannot be shown, the best coupon is used, and the order says so. */
  async function chooseCoupon({ shop_product_id = '', sku_id }: Goods): Promise<number | null> {
    const of = { shop_product_id, ...(sku_id && { sku_id }) }
    const owned = await askBefore('usableCoupons', of)
    const fitting = owned?.list.filter(({ why }) => why === null) ?? []
    const [best] = fitting
    if (!best) return null
    const gate = await flow.loadGate()
    return gate ? gate.chooseCoupon(flow, fitting) : best.user_coupon_id
  }

  async function make(goods: Goods): Promise<void> {
    flow.wait('正在创建订单…')
    const about = { again: () => make(goods), of: goods }
    const { page_id: _page, renew, ...order } = goods
    const made =
      renew === '1'
        ? await flow.ask('renewWithCouponPayBefore', renewalOf(order), about)
        : await flow.ask('createOrder', order, about)
    if (!made) return
    const { pid } = made
    tools.page?.keep({ pid })
    if (means.isHandedOverAtOnce && (await flow.payOutside(pid))) flow.confirm(pid)
    else await load(pid)
  }

  async function load(pid: string, said?: string): Promise<void> {
    flow.wait('正在加载订单…')
    const order = await flow.ask('payResult', { pid }, { again: () => load(pid, said), of: pid })
    if (order && !flow.isSettled(order)) showOpen(order, said)
  }

  function showOpen(order: ShownOrder, said?: string): void {
    const ways = means.ways.filter((way) => order.channels.includes(way))
    if (ways.length === 0 && !flow.hasOutside()) flow.noWay(order)
    else showOrder(order, ways, said)
  }

  function showOrder(order: ShownOrder, ways: readonly PaymentChannel[], said?: string): void {
    const isOutside = flow.hasOutside()
    const list = wayChoices(ways)
    const press = button('确认支付', async () => {
      if (press.getAttribute('aria-busy') === 'true') return
      press.setAttribute('aria-busy', 'true')
      const by = list.chosen()
      if (isOutside) await beginOutside(order)
      else if (by) await flow.pay(order.pid, by, order)
    })
    const time = clock()
    flow.show(
      '收银台',
      ...orderHead(order),
      time.line,
      ...noteOf(said),
      ...(isOutside ? [] : [list.field]),
      ...agreementLine(tools.agreements()),
      press,
    )
    runUntilClosed(flow, order, time.digits)
  }

  async function beginOutside(order: ShownOrder): Promise<void> {
    if (await flow.payOutside(order.pid)) flow.confirm(order.pid)
    else showOpen(order)
  }

  return { buy, make, load }
}

/** Everything about a renewal was chosen on a page, where its consent was ticked, or was not. */
function renewalOf({ consent, ...order }: Goods) {
  return { ...order, consent: consent === '1' ? 1 : 0 } as OperationPayload<
    Operations['renewWithCouponPayBefore']
  >
}

/** Runs the clock of an order that is shown. Whether the order is closed when it ends is for the gateway to say. */
export function runUntilClosed(flow: Flow, { pid, expire_at, now }: ShownOrder, digits: HTMLElement): void {
  flow.untilNext(runClock(digits, expire_at - now, () => void flow.load(pid)))
}
