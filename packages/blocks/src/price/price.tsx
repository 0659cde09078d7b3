import './price.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import type { PriceProps } from './props'

type Card = PriceProps['list'][number]

/** The names of the cards in `chosen`, in order. */
const PLACES = ['first', 'second', 'third'] as const

function Price({ props: { title, look, chosen, list } }: ViewProps<PriceProps>) {
  if (list.length === 0) return null
  return (
    <div className={`yz-price yz-price--${look}`}>
      <BlockTitle text={title} />
      {list.map((card, index) => (
        <PriceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id, and two may say the same.
          key={index}
          card={card}
          isChosen={PLACES[index] === chosen}
        />
      ))}
    </div>
  )
}

/** Two halves, which a ticket is torn into: what is offered, and on what terms. */
function PriceCard({ card, isChosen }: { card: Card; isChosen: boolean }) {
  const { name, points, button, terms } = card
  return (
    <div className={`yz-price__card ${isChosen ? 'yz-price__card--chosen' : ''}`.trim()}>
      <div className="yz-price__offer">
        <div className="yz-price__head">
          <h3 className="yz-price__name">{name || '套餐'}</h3>
          {isChosen && <span className="yz-price__tag">推荐</span>}
        </div>
        <Amount {...card} />
        {points.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets.
          <ul className="yz-price__points" role="list">
            {points.map(({ text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no id, and two may say the same.
              <li key={index}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {(button || terms) && (
        <div className="yz-price__deal">
          {button && (
            <Tap common={commonOf(card)} className="yz-price__button">
              {button}
            </Tap>
          )}
          {terms && <p className="yz-price__terms">{terms}</p>}
        </div>
      )}
    </div>
  )
}

function Amount({ price, unit, origin_price }: Pick<Card, 'price' | 'unit' | 'origin_price'>) {
  if (price === '') return null
  return (
    <p className="yz-price__amount">
      <span className="yz-price__now">
        <small>¥</small>
        {price}
      </span>
      {unit && <span className="yz-price__unit">{unit}</span>}
      {origin_price && (
        <span className="yz-price__was">
          原价 <s>¥{origin_price}</s>
        </span>
      )}
    </p>
  )
}

export const price = defineView<PriceProps>({ name: 'price', view: Price })
