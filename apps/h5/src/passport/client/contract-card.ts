import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { element } from './element'
import { minuteText } from './when'

/** A contract that somebody has signed, as returned by the gateway. */
export type Contract = OperationResponse<Operations['myContracts']>['list'][number]

/** What the buttons of a card do. */
export interface CardActions {
  openCopy(contract: Contract): void
  askWithdrawal(contract: Contract): void
}

export function contractCard(contract: Contract, actions: CardActions): HTMLElement {
  const { contract_no, title, product_name, signed_at } = contract
  const { label, tone, note } = viewOf(contract)
  const card = element('li', '', 'pp-card pp-order')
  card.tabIndex = -1
  const top = element('p', '', 'pp-order__top')
  top.append(element('span', `合同编号 ${contract_no}`), element('b', label, `pp-state pp-state--${tone}`))
  card.append(top, element('h2', title))
  if (product_name) card.append(element('p', product_name, 'pp-contract__product'))
  card.append(element('p', `签署时间 ${minuteText(signed_at)}`, 'pp-order__when'))
  card.append(element('p', note, 'pp-order__note'))
  const ways = element('div', '', 'pp-order__ways')
  ways.append(...waysOn(contract, actions))
  card.append(ways)
  return card
}

/** Returns what is said about a contract. */
function viewOf({ withdrawn_at, withdraw_until, may_withdraw }: Contract) {
  if (withdrawn_at !== null) {
    const withdrawn = `已于 ${minuteText(withdrawn_at)} 撤回，服务已终止。如有付款，退款进度在“我的订单”里。`
    return { label: '已撤回', tone: 'plain', note: withdrawn }
  }
  const until = may_withdraw
    ? `${dateText(withdraw_until)} 24:00 前可以撤回。`
    : `可撤回的期限已于 ${dateText(withdraw_until)} 结束。`
  return { label: '已签署', tone: 'good', note: until }
}

/** Returns `2026年12月2日` for `2026-12-02`. */
export function dateText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

const SECOND = 'pp-button pp-button--second'

function waysOn(contract: Contract, { openCopy, askWithdrawal }: CardActions): HTMLElement[] {
  const orders = () => Object.assign(element('a', '我的订单', SECOND), { href: '/passport/m/orders' })
  return [
    ...(contract.may_withdraw ? [button('撤回合同', contract, askWithdrawal)] : []),
    ...(contract.withdrawn_at === null ? [] : [orders()]),
    button('查看合同', contract, openCopy),
  ]
}

/** Makes a button labelled with its contract, to tell those of many apart. */
function button(text: string, contract: Contract, run: (contract: Contract) => void): HTMLElement {
  const made = element('button', text, SECOND)
  made.type = 'button'
  made.onclick = () => run(contract)
  made.setAttribute('aria-label', `${text}，${contract.title}，编号 ${contract.contract_no}`)
  return made
}
