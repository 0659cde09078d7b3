import { priceText } from '../simulate/simulate-words'
import { clockText, SIDES, type Trade, weightsText } from './trade'

export function TradeRow({ trade }: { trade: Trade }) {
  const { side, name, code, is_masked, price } = trade
  return (
    <Row
      clock={clockText(trade)}
      side={side}
      name={name}
      code={code}
      parts={[is_masked ? 'masked' : 'facts']}
      weights={weightsText(trade)}
      price={priceText(price)}
    />
  )
}

/** With both its parts, for live.ts to remove the one that does not apply. */
export function WholeRow() {
  return <Row clock="" side="open" name="" code="" parts={['facts', 'masked']} weights="" price="" />
}

interface RowProps {
  clock: string
  side: Trade['side']
  name: string
  code: string
  parts: readonly ('facts' | 'masked')[]
  weights: string
  price: string
}

function Row({ clock, side, name, code, parts, weights, price }: RowProps) {
  return (
    <li className="yz-trades__trade" data-side={side} tabIndex={-1}>
      <span className="yz-trades__clock">{clock}</span>
      <div className="yz-trades__what">
        <p className="yz-trades__share">
          <span className="yz-trades__side">{SIDES[side]}</span>
          <b className="yz-trades__name">{name}</b>
          <span className="yz-trades__code">{code}</span>
        </p>
        {parts.map((part) => (
          <p key={part} className="yz-trades__facts" data-part={part}>
            {part === 'masked' ? '下一交易日可见' : <Facts weights={weights} price={price} />}
          </p>
        ))}
      </div>
    </li>
  )
}

function Facts({ weights, price }: Pick<RowProps, 'weights' | 'price'>) {
  return (
    <>
      <span>
        仓位 <span className="yz-trades__weights">{weights}</span>
      </span>
      <span>
        成交价 <span className="yz-trades__price">{price}</span>
      </span>
    </>
  )
}

/** The trades of a day. */
export function Day({ name, children }: { name: string; children?: React.ReactNode }) {
  return (
    <li>
      <h3 className="yz-trades__day">{name}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ol className="yz-trades__list" role="list">
        {children}
      </ol>
    </li>
  )
}
