import type { Sale } from './offer'
import { type ShownPrice, yuan } from './shown-price'

interface PriceProps extends ShownPrice {
  /** It is not known yet. */
  isOpen?: boolean
  /** There is nothing to buy. */
  isHidden?: boolean
}

export function Price({ now, was, name, isOpen, isHidden }: PriceProps) {
  return (
    <p className="yz-pay__price" aria-busy={isOpen || undefined} hidden={isHidden}>
      {name && <span className="yz-pay__sku">{name}</span>}
      <span className="yz-pay__now">
        <small>¥</small>
        {now}
      </span>
      {was && (
        <span className="yz-pay__was">
          原价 <s>¥{was}</s>
        </span>
      )}
    </p>
  )
}

/** The same without words, for live.ts to write them in. */
export function BlankPrice() {
  return (
    <p className="yz-pay__price">
      <span className="yz-pay__sku" />
      <span className="yz-pay__now">
        <small>¥</small>
      </span>
      <span className="yz-pay__was">
        原价 <s>¥</s>
      </span>
    </p>
  )
}

interface TiersProps {
  /** Name of the group, which no other on the page may have. */
  name: string
  skus: readonly Pick<Sale['skus'][number], 'sku_id' | 'name' | 'price'>[]
  /** The one that is bought. */
  chosen: string
  isHidden?: boolean
  choose?: (sku_id: string) => void
}

/** The skus to choose from, each with its price. */
export function Tiers({ name, skus, chosen, isHidden, choose }: TiersProps) {
  return (
    <fieldset className="yz-pay__tiers" hidden={isHidden}>
      <legend>选择规格</legend>
      {skus.map((sku) => (
        <label key={sku.sku_id} className="yz-pay__tier">
          <input
            type="radio"
            name={name}
            value={sku.sku_id}
            checked={String(sku.sku_id) === chosen}
            onChange={({ target }) => choose?.(target.value)}
          />
          <span>{sku.name}</span>
          <b>¥{yuan(sku.price)}</b>
        </label>
      ))}
    </fieldset>
  )
}

/** The same with one row without words, for live.ts to copy. */
export function BlankTiers({ name }: { name: string }) {
  return (
    <fieldset className="yz-pay__tiers">
      <legend>选择规格</legend>
      <label className="yz-pay__tier">
        <input type="radio" name={name} />
        <span />
        <b>¥</b>
      </label>
    </fieldset>
  )
}
