import { type PaymentChannel, plainYuanOf, yuanOf } from '@yingzao/contract/client'
import { element } from '../overlays/element'
import type { Agreement, SalePage, ShownOrder } from './cashier-tools'

const WAYS: Readonly<Record<PaymentChannel, string>> = {
  wx_jsapi: '微信支付',
  wx_h5: '微信支付',
  wx_mp: '微信支付',
  wx_native: '微信扫码支付',
  alipay_wap: '支付宝',
  alipay_page: '支付宝',
}

/** The amount to pay, for eyes and for ears. */
function amount(fen: number): HTMLElement {
  const sum = element('p', { className: 'yz-cashier__sum' }, element('small', {}, '¥'), yuanOf(fen))
  sum.setAttribute('role', 'img')
  sum.setAttribute('aria-label', `应付 ${plainYuanOf(fen)} 元`)
  return sum
}

export function text(words: string, className = 'yz-cashier__text'): HTMLElement {
  return element('p', { className }, words)
}

/** A tick, above what was done. */
export function done(): HTMLElement {
  return element('span', { className: 'yz-cashier__done' })
}

/** Says what has just happened. */
export function note(words: string): HTMLElement {
  const line = text(words, 'yz-cashier__note')
  line.setAttribute('role', 'alert')
  return line
}

export function button(words: string, onclick: () => unknown, isSecond = false): HTMLButtonElement {
  const className = `yz-cashier__button${isSecond ? ' yz-cashier__button--second' : ''}`
  return element('button', { type: 'button', className, onclick: () => void onclick() }, words)
}

/** The line with the time that is left. */
export function clock(): { line: HTMLElement; digits: HTMLElement } {
  const digits = element('b', {})
  digits.setAttribute('role', 'timer')
  digits.setAttribute('aria-live', 'off')
  digits.setAttribute('aria-label', '剩余支付时间')
  return { line: element('p', { className: 'yz-cashier__clock' }, '请在 ', digits, ' 内完成支付'), digits }
}

interface Choice<Value> {
  value: Value
  name: string
  aside?: Node | string
  mark?: string
}

/** A list from which one entry is chosen. `first`: the one chosen initially; -1: none. */
export function choices<Value>(
  legend: string,
  list: readonly Choice<Value>[],
  first = 0,
): { field: HTMLElement; chosen(): Value | undefined } {
  const inputs = list.map((_choice, index) =>
    element('input', { type: 'radio', name: 'yz-choice', value: String(index), checked: index === first }),
  )
  const rows = list.map(({ name, aside = '', mark = '' }, index) =>
    element(
      'label',
      { className: `yz-cashier__choice${mark && ` yz-cashier__choice--${mark}`}` },
      inputs[index] as HTMLElement,
      element('span', {}, name),
      element('span', { className: 'yz-cashier__aside' }, aside),
    ),
  )
  const title = element('legend', {}, legend)
  const field = element('fieldset', { className: 'yz-cashier__choices' }, title, ...rows)
  return { field, chosen: () => list[inputs.findIndex(({ checked }) => checked)]?.value }
}

export function wayChoices(ways: readonly PaymentChannel[]) {
  return choices(
    '支付方式',
    ways.map((value) => ({ value, name: WAYS[value], mark: value.replace(/_.*/, '') })),
  )
}

export function skuChoices({ skus }: SalePage) {
  return choices(
    '选择时长',
    skus.map(({ sku_id, name, price, origin_price }) => ({
      value: sku_id,
      name,
      aside: element('span', {}, ...(origin_price ? [was(origin_price), ' '] : []), `¥${plainYuanOf(price)}`),
    })),
  )
}

function was(fen: number): HTMLElement {
  const price = element('s', {}, `¥${plainYuanOf(fen)}`)
  price.setAttribute('aria-label', `原价 ${plainYuanOf(fen)} 元`)
  price.setAttribute('role', 'img')
  return price
}

/** What the visitor agrees to by paying. Empty when the page names nothing. */
export function agreementLine(agreements: readonly Agreement[]): HTMLElement[] {
  if (agreements.length === 0) return []
  const links = agreements.map(({ text: words, href }) =>
    element('a', { href, target: '_blank', rel: 'noopener' }, words),
  )
  return [element('p', { className: 'yz-cashier__agree' }, '支付即表示您已阅读并同意', ...links)]
}

/** What is bought, and for how much. */
export function orderHead({ name, payable, discount }: ShownOrder): HTMLElement[] {
  const off = discount > 0 ? [text(`已用优惠券，优惠 ${plainYuanOf(discount)} 元`)] : []
  return [text(name, 'yz-cashier__name'), amount(payable), ...off]
}
