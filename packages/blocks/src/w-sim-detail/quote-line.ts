import { minuteText } from '../answers/moments'
import { MADE_UP, priceText, signedPercent } from '../simulate/simulate-words'
import { button, element, write } from './element'
import { type Sheet, unitsOf, writePrice } from './order-entry'

/** The quote of the share being ordered, with the limits of its day, which can be used as the price. */
export function quoteLine(onPrice: (price: string) => void) {
  let shown: Sheet | undefined
  const name = element('b', {})
  const last = element('span', 'yz-order__last yz-simulate__rate')
  const badge = element('span', { className: 'yz-simulate__badge', hidden: true }, MADE_UP)
  const sides = element('p', 'yz-order__hint')
  const stale = element('p', { className: 'yz-order__hint', role: 'status', hidden: true })
  const limit = (key: 'limit_up' | 'limit_down') =>
    button('', 'yz-order__limit', () => {
      const price = shown?.[key]
      if (shown && price) onPrice(writePrice(unitsOf(price), shown))
    })
  const [up, down] = [limit('limit_up'), limit('limit_down')]
  const box = element(
    'div',
    { className: 'yz-order__quote', hidden: true },
    element('p', 'yz-order__name', name, last, badge),
    sides,
    element('p', 'yz-order__limits', down, up),
    stale,
  )
  return {
    box,
    show(sheet: Sheet | undefined): void {
      shown = sheet
      box.hidden = !sheet
      if (!sheet) return
      const change = signedPercent((sheet.last / sheet.prev_close - 1) * 100)
      name.textContent = `${sheet.name} ${sheet.code}`
      last.textContent = `${priceText(sheet.last)} ${change.text}`
      last.dataset.tone = change.tone
      badge.hidden = !sheet.is_simulated
      sides.textContent = [
        `卖一 ${priceText(sheet.ask1)}`,
        `买一 ${priceText(sheet.bid1)}`,
        `昨收 ${priceText(sheet.prev_close)}`,
        `${minuteText(sheet.quoted_at).slice(5)} 行情`,
      ].join(' · ')
      write(up, sheet.limit_up === null ? '' : `涨停 ${priceText(sheet.limit_up)}`)
      write(down, sheet.limit_down === null ? '' : `跌停 ${priceText(sheet.limit_down)}`)
      write(stale, sheet.is_stale ? '行情超过 15 秒没有更新，以更新后的行情成交' : '')
    },
  }
}
