import './pay-button.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useState } from 'react'
import { Later } from '../answers/later'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { BOUGHT, skuIn } from './offer'
import { payAction, withSku } from './pay-action'
import { BlankPrice, BlankTiers, Price, Tiers } from './price'
import { productOf, saleQuestion } from './product-name'
import type { PayButtonProps } from './props'
import { shownPrice } from './shown-price'
import { useOffer } from './use-offer'

function PayButton({ id, props, common }: ViewProps<PayButtonProps>) {
  const { text, price, origin_price, contract_text, contract_url, learn } = props
  const named = payAction(props, common.action)
  const mark = named?.mark ?? ''
  const asks = saleQuestion(mark, props)
  const { obstacle, sale, isLoading } = useOffer(mark, props)
  const [chosen, choose] = useState('')
  // A price that the page itself states stays; otherwise what is shown is what is bought.
  const isAsked = price === '' && asks !== undefined
  const sku = isAsked && sale ? skuIn(sale, props.sku_id || chosen) : undefined
  const action = named && withSku(named, sku ? String(sku.sku_id) : props.sku_id)
  const hasTiers = isAsked && props.tiers && props.sku_id === ''
  const group = `${id}-sku`
  return (
    <div className="yz-pay">
      {hasTiers && sale && sku && sale.skus.length > 1 && (
        <Tiers
          name={group}
          skus={sale.skus}
          chosen={String(sku.sku_id)}
          isHidden={obstacle !== ''}
          choose={choose}
        />
      )}
      <div className="yz-pay__row">
        {price !== '' && <Price now={price} was={origin_price} name="" />}
        {isAsked && (
          <Price
            {...(sku && sale ? shownPrice(sku, sale) : { now: '--', was: '', name: '' })}
            isOpen={isLoading}
            isHidden={obstacle !== ''}
          />
        )}
        <div
          className="yz-pay__press"
          data-asks={asks && JSON.stringify(asks)}
          data-product={productOf(mark, props) || undefined}
          data-sku={props.sku_id || undefined}
        >
          {obstacle === '' ? (
            <Tap common={action ? { ...common, action } : {}} className="yz-pay__button">
              {text || '立即购买'}
            </Tap>
          ) : obstacle === BOUGHT ? (
            <Owned learn={learn} />
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
      {asks && (
        <>
          <Later name="closed">
            <Closed />
          </Later>
          <Later name="owned">
            <Owned learn={learn} />
          </Later>
          {isAsked && (
            <Later name="price">
              <BlankPrice />
            </Later>
          )}
          {hasTiers && (
            <Later name="tiers">
              <BlankTiers name={group} />
            </Later>
          )}
        </>
      )}
    </div>
  )
}

/** Without an obstacle it is rendered for live.ts, which learns it later. */
function Closed({ obstacle }: { obstacle?: string }) {
  return <p className="yz-pay__button yz-pay__button--closed">{obstacle}</p>
}

/** If the product is theirs, a link to it replaces the button, if the page has one. */
function Owned({ learn }: Pick<PayButtonProps, 'learn'>) {
  if (!learn) return <Closed obstacle={BOUGHT} />
  return (
    <div className="yz-pay__owned">
      <Tap common={commonOf({ action: learn })} className="yz-pay__button">
        去学习
      </Tap>
      <p className="yz-pay__note">{BOUGHT}</p>
    </div>
  )
}

export const payButton = defineView<PayButtonProps>({
  name: 'payButton',
  view: PayButton,
  live: 'near',
})
