import { ORDER_STATUS, yuanOf } from '@yingzao/contract/client'
import type { ShownOrder } from './cashier-tools'
import type { About, Flow } from './flow'
import { button, done, text } from './parts'
import type { Problem } from './problems'
import { type CashierWish, PAY_PAGE, payPageQuery } from './wish'

/** Says how it ended, or why it does not continue, and what can be done then. */
export function endPart(flow: Flow, onPaid: () => void): Pick<Flow, 'isSettled' | 'noWay' | 'tell'> {
  const { means, tools } = flow
  const { page } = tools
  const learn = () => button('去学习', means.learn)

  function isSettled(order: ShownOrder, isNews = false): boolean {
    const { status, expire_at, now, name } = order
    if (status === ORDER_STATUS.paid) showPaid(isNews ? '支付成功' : '订单已支付', order)
    else if (status === ORDER_STATUS.refunded) end('订单已退款', name)
    else if (status === ORDER_STATUS.closed || now >= expire_at) showClosed(order)
    else return false
    return true
  }

  function showPaid(title: string, { pid, name, payable }: ShownOrder): void {
    onPaid()
    page?.keep({ pid })
    end(title, `${name}，实付 ¥${yuanOf(payable)}`, done(), learn())
  }

  function showClosed({ pid, shop_product_id, sku_id }: ShownOrder): void {
    page?.keep({ pid })
    const goods = { shop_product_id: String(shop_product_id), sku_id: String(sku_id) }
    const words = '订单超过 30 分钟未支付，已自动关闭。如已付款，款项会原路退回。'
    end(
      '订单已关闭',
      words,
      button('重新下单', () => flow.make(goods)),
    )
  }

  function noWay({ pid }: ShownOrder): void {
    const isNowhere = means.ways.length === 0
    const words = isNowhere ? '请在 App 或手机浏览器中完成支付' : '当前没有可用的支付方式'
    end(
      '暂时无法支付',
      `${words}，订单已为您保留`,
      button('重试', () => tryWay(pid)),
    )
  }

  /** Inside WeChat the page may not know who pays: after a reload it asks once more. */
  function tryWay(pid: string): void {
    if (!means.isOnPageOnly) void flow.load(pid)
    else means.own.to(PAY_PAGE, { pid, ...(page && { from: page.returnTo }) })
  }

  /** The last word on something, and the way back. */
  function end(title: string, words: string, ...more: readonly Node[]): void {
    flow.show(title, ...(words ? [text(words)] : []), ...more, button('返回', flow.leave, true))
  }

  function tell(problem: Problem, { again, of }: About): void {
    const retry = button('重试', again)
    const isOrder = typeof of === 'string'
    switch (problem.kind) {
      case 'login':
        end(
          '登录已失效',
          '请重新登录后继续',
          button('去登录', () => logIn(of)),
        )
        break
      case 'lost':
        end('网络异常', `${isOrder ? '订单已为您保留，' : ''}请检查网络后重试`, retry)
        break
      case 'off':
        end('商品已下架', '该商品暂不出售')
        break
      case 'bought':
        end('您已购买该产品', '', learn())
        break
      case 'missing':
        end('订单不存在', '请在“我的订单”中查看')
        break
      case 'paid':
      case 'closed':
        // The order itself says what was bought.
        if (isOrder) void flow.load(of)
        else end('暂时无法支付', '', retry)
        break
      case 'refused':
        end('暂时无法支付', problem.said, retry)
        break
      default:
        void flow.pass(problem, { again, of })
    }
  }

  /** A login leads back to the page for payments, whose address has the order. */
  function logIn(of: About['of']): void {
    const wanted: CashierWish = typeof of === 'string' ? { pid: of } : { goods: of }
    if (page) void means.login()
    else means.own.to(PAY_PAGE, payPageQuery(wanted, tools.address()))
  }

  return { isSettled, noWay, tell }
}
