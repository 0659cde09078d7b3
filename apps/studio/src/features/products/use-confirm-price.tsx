import { App } from 'antd'
import { moneyText } from '../../ui/money-text'
import type { ProductDetail } from './product-rows'
import { wording } from './wording'

const words = wording.price

interface PriceChange {
  /** Fen. */
  from: number
  to: number
  onConfirm: () => void
}

/** Asks before repricing something on sale, listing the pages that would then state a wrong price. */
export function useConfirmPrice({ uses }: Pick<ProductDetail, 'uses'>): (change: PriceChange) => void {
  const { modal } = App.useApp()
  return ({ from, to, onConfirm }) => {
    const others = uses.filter(({ prices }) => prices.length > 0 && !prices.includes(to))
    modal.confirm({
      title: words.title(moneyText(from), moneyText(to)),
      width: 520,
      okText: words.submit,
      focusable: { autoFocusButton: 'cancel' },
      onOk: onConfirm,
      content: (
        <>
          <p>{words.about}</p>
          <p>{others.length === 0 ? words.noPages : words.pages}</p>
          <ul className="st-product-uses">
            {others.map(({ code, title, where, prices }) => (
              <li key={code}>
                {title}{' '}
                <span className="st-soft">
                  {wording.uses.where[where]} · {wording.uses.prices(prices.map(moneyText))}
                </span>
              </li>
            ))}
          </ul>
        </>
      ),
    })
  }
}
