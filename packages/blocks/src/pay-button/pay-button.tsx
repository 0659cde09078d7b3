import './pay-button.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { Tap } from '../tap/tap'
import { productOf } from './obstacle'
import { payAction } from './pay-action'
import type { PayButtonProps } from './props'
import { useObstacle } from './use-obstacle'

function PayButton({ props, common }: ViewProps<PayButtonProps>) {
  const { text, contract_text, contract_url } = props
  const action = payAction(props, common.action)
  const product = productOf(action?.mark ?? '', props)
  const obstacle = useObstacle(product)
  return (
    <div className="yz-pay">
      <div className="yz-pay__row">
        <Price {...props} />
        <div className="yz-pay__press" data-product={product || undefined}>
          {obstacle === '' ? (
            <Tap common={action ? { ...common, action } : {}} className="yz-pay__button">
              {text || '立即购买'}
            </Tap>
          ) : (
            <Closed obstacle={obstacle} />
          )}
        </div>
      </div>
      {contract_url !== '' && contract_text !== '' && (
        <p className="yz-pay__contract">
          购买前请阅读<a href={contract_url}>{contract_text}</a>
        </p>
      )}
      {product !== '' && (
        <Later name="closed">
          <Closed />
        </Later>
      )}
    </div>
  )
}

function Price({ price, origin_price }: Pick<PayButtonProps, 'price' | 'origin_price'>) {
  if (price === '') return null
  return (
    <p className="yz-pay__price">
      <span className="yz-pay__now">
        <small>¥</small>
        {price}
      </span>
      {origin_price !== '' && (
        <span className="yz-pay__was">
          原价 <s>¥{origin_price}</s>
        </span>
      )}
    </p>
  )
}

/** Without an obstacle it is drawn for live.ts, which knows it later. */
function Closed({ obstacle }: { obstacle?: string }) {
  return <p className="yz-pay__button yz-pay__button--closed">{obstacle}</p>
}

export const payButton = defineView<PayButtonProps>({
  name: 'payButton',
  view: PayButton,
  live: 'near',
})
