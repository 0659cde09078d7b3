import './pay-button.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useEffect, useRef, useState } from 'react'
import { Tap } from '../tap/tap'
import { payAction } from './pay-action'
import type { PayButtonProps } from './props'
import { createThrottle, type Throttle } from './throttle'
import { useObstacle } from './use-obstacle'

function PayButton({ props, common }: ViewProps<PayButtonProps>) {
  const { text, contract_text, contract_url } = props
  const { isResting, press } = useThrottle()
  const action = payAction(props, common.action)
  const obstacle = useObstacle(action?.mark ?? '', props)
  return (
    <div className="yz-pay">
      <div className="yz-pay__row">
        <Price {...props} />
        {/* The boot hands the press on; while it rests there is no action to hand on. */}
        <div className="yz-pay__press" onClickCapture={press}>
          {obstacle === '' ? (
            <Tap common={action && !isResting ? { ...common, action } : {}} className="yz-pay__button">
              {text || '立即购买'}
            </Tap>
          ) : (
            <p className="yz-pay__button yz-pay__button--closed">{obstacle}</p>
          )}
        </div>
      </div>
      {contract_url !== '' && contract_text !== '' && (
        <p className="yz-pay__contract">
          购买前请阅读<a href={contract_url}>{contract_text}</a>
        </p>
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

function useThrottle(): { isResting: boolean; press: () => void } {
  const [isResting, setResting] = useState(false)
  const throttle = useRef<Throttle>(undefined)
  useEffect(() => {
    const created = createThrottle(setResting)
    throttle.current = created
    return created.stop
  }, [])
  return { isResting, press: () => throttle.current?.press() }
}

export const payButton = defineView<PayButtonProps>({
  name: 'payButton',
  view: PayButton,
  island: 'wanted',
})
