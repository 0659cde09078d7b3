import type { PaymentChannel } from '@yingzao/contract/client'
import { element } from '../overlays/element'
import { goesByForm, goToWechat, payInWechat, postForm } from './begin-payment'
import type { ShownOrder } from './cashier-tools'
import { noteOf } from './current-turn'
import type { Flow } from './flow'
import { runUntilClosed } from './order-part'
import { button, clock, orderHead, text } from './parts'
import { PAY_PAGE, payPageQuery } from './wish'

/** How often a page asks whether its code was paid; the gateway asks the supplier no more often. */
const POLL_MS = 3000

/** How many times to ask after WeChat's window has said that it is done: the supplier may be a moment late. */
const TRIES = 3

/** Maximum length of an address that a supplier leads back to; the gateway accepts no longer one. */
const LONGEST_RETURN = 500

/** Has an order paid, and finds out the outcome. */
export function payPart(flow: Flow): Pick<Flow, 'pay' | 'confirm' | 'settle'> {
  const { means, tools } = flow
  const { page } = tools

  async function pay(pid: string, by: PaymentChannel, order?: ShownOrder): Promise<void> {
    if (!page && goesByForm(by)) return payOnPage(pid, by)
    if (!order) flow.wait('正在前往支付…')
    const about = { again: () => flow.load(pid), of: pid }
    const begun = await flow.ask('prepay', { pid, channel: by, return_url: returnAddress(pid) }, about)
    if (!begun) return
    const { params, h5_url = '', code_url, form } = begun
    if (params) return inWechat(pid, params)
    if (code_url && order) return showCode(order, code_url)
    // Visitors who come back with the browser's own button are asked, too.
    page?.keep({ pid, at: 'return' })
    confirm(pid)
    const hasGone = form ? postForm(means.own, form, page?.formHosts ?? []) : goToWechat(means.own, h5_url)
    if (!hasGone) await payAgain(pid, '支付失败，请重试')
  }

  /** By its policy, only that page may post forms to other sites. */
  function payOnPage(pid: string, by: PaymentChannel): void {
    confirm(pid)
    means.own.to(PAY_PAGE, { ...payPageQuery({ pid }, tools.address()), by })
  }

  function returnAddress(pid: string): string {
    const from = page?.returnTo ?? payPageQuery({ pid }, tools.address()).from ?? ''
    const address = `${PAY_PAGE}?pid=${encodeURIComponent(pid)}&at=return`
    const whole = `${address}&from=${encodeURIComponent(from)}`
    return whole.length > LONGEST_RETURN ? address : whole
  }

  async function inWechat(pid: string, params: Parameters<typeof payInWechat>[0]): Promise<void> {
    const asked = flow.turn()
    const end = await payInWechat(params)
    if (asked !== flow.turn()) return
    if (end === 'ok') await settle(pid, TRIES)
    else await flow.load(pid, end === 'cancel' ? '已取消支付' : '支付失败，请重试')
  }

  async function showCode(order: ShownOrder, code: string): Promise<void> {
    const asked = flow.turn()
    const { drawQr } = await import(/* webpackChunkName: "cashier-qr" */ '../overlays/draw-qr')
    if (asked !== flow.turn()) return
    const time = clock()
    const image = element('img', { className: 'yz-cashier__code', src: drawQr(code), alt: '付款二维码' })
    const other = button('换一种方式', () => flow.load(order.pid), true)
    const tip = text('请用微信“扫一扫”完成支付')
    flow.show('微信扫码支付', ...orderHead(order), image, tip, time.line, other)
    runUntilClosed(flow, order, time.digits)
    poll(order.pid)
  }

  /** Polls until there is an outcome, or something else is shown. Goes on after a lost answer. */
  function poll(pid: string): void {
    const shown = flow.turn()
    later(async () => {
      const answer = await tools.ask('payResult', { pid }).catch(() => undefined)
      if (shown !== flow.turn()) return
      if (!answer?.response || !flow.isSettled(answer.response, true)) poll(pid)
    })
  }

  function later(run: () => unknown): void {
    const timer = setTimeout(run, POLL_MS)
    flow.untilNext(() => clearTimeout(timer))
  }

  function confirm(pid: string, said?: string): void {
    flow.show(
      '支付结果确认',
      text('请在支付完成后点击“已完成支付”'),
      ...noteOf(said),
      button('已完成支付', () => settle(pid)),
      button('重新支付', () => payAgain(pid), true),
    )
  }

  function payAgain(pid: string, said?: string): Promise<void> {
    page?.keep({ pid })
    return flow.load(pid, said)
  }

  async function settle(pid: string, tries = 1): Promise<void> {
    flow.wait('正在查询支付结果…')
    const order = await flow.ask('payResult', { pid }, { again: () => settle(pid, tries), of: pid })
    if (!order || flow.isSettled(order, true)) return
    if (tries > 1) later(() => settle(pid, tries - 1))
    else confirm(pid, '暂未查到支付结果，请稍后再试')
  }

  return { pay, confirm, settle }
}
