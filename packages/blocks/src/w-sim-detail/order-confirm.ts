import type { NearPage } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import { button, element, write } from './element'
import type { KeptDraft } from './order-draft'
import { type Faults, fieldOf, type Sheet, SIDES } from './order-entry'
import { confirmText, costOfDraft, feesText, type Order } from './order-words'

interface ConfirmOptions {
  page: NearPage
  competition_id: string
  kept: KeptDraft
  sheet: Sheet
  back(faults?: Faults): void
  done(order: Order): void
}

const LOST = '没有收到结果，委托可能已经提交。可以直接再发一次，不会重复委托'

/** The whole order in words, and the button that places it. */
export function orderConfirm({ page, competition_id, kept, sheet, back, done }: ConfirmOptions): HTMLElement {
  const { draft } = kept
  const { side } = draft
  const cost = costOfDraft(draft, sheet)
  const fault = element('p', { className: 'yz-fault', role: 'alert', hidden: true })
  const send = button(`确认${SIDES[side]}`, 'yz-submit', give)
  let isSending = false

  async function give(): Promise<void> {
    if (isSending) return
    isSending = true
    send.setAttribute('aria-busy', 'true')
    write(fault, '')
    const { kind, price } = draft
    const answer = await answerTo(page.ask, 'simulateOrder', {
      competition_id,
      client_no: kept.client_no(),
      code: draft.code,
      side,
      qty: Number(draft.qty),
      ...(kind === 'limit' && { price: price.replace(/\.$/, '') }),
    })
    isSending = false
    send.removeAttribute('aria-busy')
    if (answer.state === 'known') done(answer.response as Order)
    else if (answer.state === 'anonymous') void page.login()
    else if (answer.state === 'failed' && isLost(answer.code)) {
      write(fault, LOST)
      send.textContent = '再发一次'
    } else if (answer.state === 'failed')
      back({ [fieldOf(answer.msg)]: answer.msg || '没有成功，请稍后重试' })
  }

  return element(
    'div',
    'yz-order__confirm',
    element('h3', { tabIndex: -1 }, '请核对委托'),
    element('p', 'yz-order__words', confirmText(draft, sheet)),
    ...(cost ? [element('p', 'yz-order__hint', `费用明细：${feesText(cost, side)}（元）`)] : []),
    element('p', 'yz-order__hint', '成交价和费用以实际成交为准。当日买入次日可卖。'),
    fault,
    send,
    button('返回修改', 'yz-order__second', () => back()),
  )
}

/** It is not known whether the gateway has accepted it: no answer came, or it broke on the way. */
const isLost = (code: number) => code === 0 || (code >= 500_000 && code < 600_000)
