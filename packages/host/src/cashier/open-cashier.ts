import './cashier.css'
import { ORDER_STATUS, type PaymentChannel } from '@yingzao/contract/client'
import { element } from '../overlays/element'
import { beforeOrder } from './before-order'
import { goesByForm, goToWechat, payInWechat, postForm } from './begin-payment'
import type { CashierTools, SalePage, ShownOrder } from './cashier-tools'
import { runClock } from './order-clock'
import { agreementLine, button, clock, note, orderHead, skuChoices, text, wayChoices } from './parts'
import { type Problem, problemIn, problemOf } from './problems'
import { openStage } from './stage'
import { type CashierMeans, type CashierWish, type Goods, PAY_PAGE, payPageQuery } from './wish'

/** A page asks as often whether its code was paid; the gateway asks the supplier no oftener. */
const POLL_MS = 3000

/** How often it is asked after WeChat's window has said that it is done: the supplier may be a moment late. */
const TRIES = 3

/** Of an address that a supplier leads back to; the gateway takes no longer one. */
const LONGEST_RETURN = 500

/** Shows the cashier for an order, or makes one first. Resolves when the visitor sees it. */
export async function openCashier(
  wish: CashierWish,
  means: CashierMeans,
  tools: CashierTools,
): Promise<void> {
  const { page } = tools
  let isOver = false
  let isPaid = false
  /** Counts what was shown: an answer to what is not shown any more changes nothing. */
  let turn = 0
  let stopClock = (): void => undefined
  let { handOver } = means

  const stage = await openStage(tools, Boolean(means.isWide), () => {
    isOver = true
    next()
    // All that the page says of what was bought is another now.
    if (isPaid) tools.reload()
  })

  if ('goods' in wish) void buy(wish.goods)
  else if (wish.at === 'return') confirm(wish.pid)
  else if (wish.at === 'result') void settle(wish.pid)
  else if (page?.by) void goOnWith(wish.pid, page.by)
  else void load(wish.pid)

  /** Ends what was shown. Answers the number of what comes, and undefined once it is closed. */
  function next(): number {
    stopClock()
    stopClock = () => undefined
    turn += 1
    return turn
  }

  function show(title: string, ...content: readonly Node[]): void {
    next()
    if (!isOver) stage.show(title, ...content)
  }

  function wait(words: string): void {
    const line = text(words, 'yz-cashier__wait')
    line.setAttribute('role', 'status')
    show('收银台', line)
  }

  /** Asks the gateway. Undefined: what went wrong is shown, or something else is; `again` is what 重试 does. */
  async function ask<Id extends 'payResult' | 'prepay' | 'createOrder'>(
    id: Id,
    payload: Parameters<typeof tools.ask<Id>>[1],
    again: () => unknown,
    of: Goods | string,
  ) {
    const asked = turn
    try {
      const { code, msg, response } = await tools.ask(id, payload)
      if (asked !== turn) return undefined
      if (response !== undefined) return response
      tell(problemOf({ code, msg }), again, of)
    } catch (error) {
      if (asked === turn) tell(problemIn(error), again, of)
    }
    return undefined
  }

  async function buy(goods: Goods): Promise<void> {
    wait('正在准备订单…')
    const wanted = await beforeOrder(goods, { findSalePage, chooseSku })
    await make(wanted)
  }

  /** What is not answered is left to the gateway: it takes the product's first sku, or refuses. */
  async function findSalePage(of: { mark: string } | { page_id: string }): Promise<SalePage | undefined> {
    const { response } = await tools.ask('salePageInfo', of).catch(() => ({ response: undefined }))
    return response
  }

  function chooseSku(sold: SalePage): Promise<number> {
    return new Promise((resolve) => {
      const { field, chosen } = skuChoices(sold)
      const name = text(sold.product.name, 'yz-cashier__name')
      show(
        '选择商品',
        name,
        field,
        button('下一步', () => resolve(chosen() ?? 0)),
      )
    })
  }

  async function make(goods: Goods): Promise<void> {
    wait('正在创建订单…')
    const { page_id: _page, ...order } = goods
    const made = await ask('createOrder', order, () => make(goods), goods)
    if (!made) return
    page?.keep({ pid: made.pid })
    if (means.isHandedOverAtOnce && (await payOutside(made.pid)))
      return page ? confirm(made.pid) : stage.close()
    await load(made.pid)
  }

  /** False: it is paid here, or nowhere. */
  async function payOutside(pid: string): Promise<boolean> {
    if (await handOver?.(pid, () => void settle(pid))) return true
    handOver = undefined
    return false
  }

  async function load(pid: string, said?: string): Promise<void> {
    wait('正在加载订单…')
    const order = await ask('payResult', { pid }, () => load(pid, said), pid)
    if (order) showOrder(order, said)
  }

  function showOrder(order: ShownOrder, said?: string): void {
    if (isSettled(order)) return
    const ways = means.ways.filter((way) => order.channels.includes(way))
    if (ways.length === 0 && !handOver) return noWay(order)
    const list = wayChoices(ways)
    const pay = button('确认支付', () => begin(order, list.chosen(), pay))
    const time = clock()
    show(
      '收银台',
      ...orderHead(order),
      time.line,
      ...(said ? [note(said)] : []),
      ...(handOver ? [] : [list.field]),
      ...agreementLine(tools.agreements()),
      pay,
    )
    runUntilClosed(order, time.digits)
  }

  function runUntilClosed({ pid, expire_at, now }: ShownOrder, digits: HTMLElement): void {
    // Whether it is closed is the gateway's word.
    stopClock = runClock(digits, expire_at - now, () => void load(pid))
  }

  async function begin(
    order: ShownOrder,
    by: PaymentChannel | undefined,
    pay: HTMLButtonElement,
  ): Promise<void> {
    if (pay.getAttribute('aria-busy') === 'true') return
    pay.setAttribute('aria-busy', 'true')
    const { pid } = order
    if (handOver) return (await payOutside(pid)) ? confirm(pid) : showOrder(order)
    if (!by) return noWay(order)
    if (!page && goesByForm(by)) {
      means.own.to(PAY_PAGE, { ...payPageQuery({ pid }, tools.address()), by })
      return confirm(pid)
    }
    await goOnWith(pid, by, order)
  }

  /** Begins the payment. `order`: as it is shown, where it is. */
  async function goOnWith(pid: string, by: PaymentChannel, order?: ShownOrder): Promise<void> {
    if (!order) wait('正在前往支付…')
    const again = () => load(pid)
    const begun = await ask('prepay', { pid, channel: by, return_url: returnAddress(pid) }, again, pid)
    if (!begun) return
    const { params, h5_url, code_url, form } = begun
    if (params) return inWechat(pid, params)
    if (code_url && order) return showCode(order, code_url)
    // Whoever comes back by their browser's own button is asked, too.
    page?.keep({ pid, at: 'return' })
    confirm(pid)
    const hasGone = form
      ? postForm(means.own, form, page?.formHosts ?? [])
      : goToWechat(means.own, h5_url ?? '')
    if (!hasGone) await load(pid, '支付失败，请重试')
  }

  function returnAddress(pid: string): string {
    const query = { pid, at: 'return', from: page?.returnTo ?? payPageQuery({ pid }, tools.address()).from }
    const address = (given: Record<string, string | undefined>) =>
      `${PAY_PAGE}?${Object.keys(given)
        .map((name) => `${name}=${encodeURIComponent(given[name] ?? '')}`)
        .join('&')}`
    const whole = address(query)
    return whole.length > LONGEST_RETURN ? address({ pid, at: 'return' }) : whole
  }

  async function inWechat(pid: string, params: Parameters<typeof payInWechat>[0]): Promise<void> {
    const asked = turn
    const end = await payInWechat(params)
    if (asked !== turn) return
    if (end === 'ok') await settle(pid, TRIES)
    else await load(pid, end === 'cancel' ? '已取消支付' : '支付失败，请重试')
  }

  async function showCode(order: ShownOrder, code: string): Promise<void> {
    const asked = turn
    const { drawQr } = await import(/* webpackChunkName: "cashier-qr" */ '../overlays/draw-qr')
    if (asked !== turn) return
    const time = clock()
    const image = element('img', { className: 'yz-cashier__code', src: drawQr(code), alt: '付款二维码' })
    show(
      '微信扫码支付',
      ...orderHead(order),
      image,
      text('请打开微信扫一扫，扫描二维码完成支付'),
      time.line,
      button('换一种方式', () => load(order.pid), true),
    )
    runUntilClosed(order, time.digits)
    poll(order.pid, turn)
  }

  /** Asks until something has come of it, or something else is shown. One lost answer is not the last. */
  function poll(pid: string, shown: number): void {
    setTimeout(async () => {
      if (shown !== turn) return
      const answer = await tools.ask('payResult', { pid }).catch(() => undefined)
      if (shown !== turn) return
      if (!answer?.response || !isSettled(answer.response)) poll(pid, shown)
    }, POLL_MS)
  }

  /** They say that it is done: that proves nothing, so nothing is asked before they do. */
  function confirm(pid: string, said?: string): void {
    show(
      '支付结果确认',
      text('请在支付完成后点击“已完成支付”'),
      ...(said ? [note(said)] : []),
      button('已完成支付', () => settle(pid)),
      button('重新支付', () => payAgain(pid), true),
    )
  }

  function payAgain(pid: string): Promise<void> {
    page?.keep({ pid })
    return load(pid)
  }

  /** Asks what has become of it. */
  async function settle(pid: string, tries = 1): Promise<void> {
    wait('正在查询支付结果…')
    const order = await ask('payResult', { pid }, () => settle(pid, tries), pid)
    if (!order || isSettled(order, true)) return
    if (tries < 2) return confirm(pid, '暂未查到支付结果，请稍后再试')
    const asked = turn
    setTimeout(() => asked === turn && void settle(pid, tries - 1), POLL_MS)
  }

  /** Whether there is nothing left to pay, which is shown then. `isNews`: it has just been paid. */
  function isSettled(order: ShownOrder, isNews = false): boolean {
    const { status, expire_at, now } = order
    if (status === ORDER_STATUS.paid) showPaid(isNews ? '支付成功' : '订单已支付', order)
    else if (status === ORDER_STATUS.refunded) end('订单已退款', '款项已按原路退回')
    else if (status === ORDER_STATUS.closed || now >= expire_at) showClosed(order)
    else return false
    return true
  }

  function showPaid(title: string, order?: ShownOrder): void {
    isPaid = true
    page?.keep({ pid: order?.pid ?? pidOf(wish) })
    end(title, order?.name ?? '', button('去学习', means.learn))
  }

  function showClosed({ pid, shop_product_id, sku_id }: ShownOrder): void {
    const goods = { shop_product_id: String(shop_product_id), sku_id: String(sku_id) }
    end(
      '订单已关闭',
      '订单超过 30 分钟未支付，已自动关闭。如已付款，款项会原路退回。',
      button('重新下单', () => make(goods)),
      pid,
    )
  }

  function noWay({ pid }: ShownOrder): void {
    const words =
      means.ways.length === 0
        ? '请在 App 或手机浏览器中打开“我的订单”完成支付'
        : '当前没有可用的支付方式，订单已为您保留'
    end(
      '暂时无法支付',
      words,
      button('重试', () => retryWay(pid)),
    )
  }

  /** Inside WeChat the page may not know who pays: loaded anew, it asks once more. */
  function retryWay(pid: string): unknown {
    if (!means.isOnPageOnly) return load(pid)
    return means.own.to(PAY_PAGE, { pid, ...(page && { from: page.returnTo }) })
  }

  /** The last word on something, and the way back. */
  function end(title: string, words: string, ...more: readonly (Node | string)[]): void {
    const parts = more.filter((part): part is Node => typeof part !== 'string')
    show(title, ...(words ? [text(words)] : []), ...parts, button('返回', leave, true))
  }

  function leave(): void {
    if (page) means.own.to(page.returnTo)
    else stage.close()
  }

  function tell(problem: Problem, again: () => unknown, of: Goods | string): void {
    const retry = button('重试', again)
    switch (problem.kind) {
      case 'login':
        return end(
          '登录已失效',
          '请重新登录后继续',
          button('去登录', () => logIn(of)),
        )
      case 'lost':
        return end(
          '网络异常',
          typeof of === 'string' ? '订单已为您保留，请检查网络后重试' : '请检查网络后重试',
          retry,
        )
      case 'off':
        return end('商品已下架', '该商品暂不出售')
      case 'bought':
        return end('您已购买该产品', '', button('去学习', means.learn))
      case 'missing':
        return end('订单不存在', '请在“我的订单”中查看')
      // Which goods they were is in the order itself.
      case 'paid':
      case 'closed':
        return typeof of === 'string' ? void load(of) : end('操作失败', '', retry)
      case 'refused':
        return end('暂时无法支付', problem.said, retry)
    }
  }

  /** Where the page for payments is not open yet, it is what a login leads back to: the address has the order. */
  async function logIn(of: Goods | string): Promise<void> {
    const wanted: CashierWish = typeof of === 'string' ? { pid: of } : { goods: of }
    if (page) await means.login()
    else means.own.to(PAY_PAGE, payPageQuery(wanted, tools.address()))
  }
}

function pidOf(wish: CashierWish): string {
  return 'pid' in wish ? wish.pid : ''
}
