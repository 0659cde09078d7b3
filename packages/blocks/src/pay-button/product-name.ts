import type { Payload } from '../answers/answer'
import type { PayButtonProps } from './props'

/** Product numbers of marks; for any other mark the gateway is asked first (SPEC.md section 9). */
const PRODUCTS = new Map([['dbzs', '1191']])

/** Returns the number for asking the gateway whether the product was bought; empty until its sale page gives it. */
export function productOf(
  mark: string,
  { shop_product_id }: Pick<PayButtonProps, 'shop_product_id'>,
): string {
  if (mark !== '') return PRODUCTS.get(mark) || ''
  return IS_NUMBER.test(shop_product_id) ? shop_product_id : ''
}

const IS_NUMBER = /^[1-9]\d*$/

/** How the gateway is asked about the sale page of a product. Undefined: nothing names one. */
export function saleQuestion(
  mark: string,
  { shop_product_id }: Pick<PayButtonProps, 'shop_product_id'>,
): Payload<'salePageInfo'> | undefined {
  if (mark !== '') return { mark }
  return IS_NUMBER.test(shop_product_id) ? { shop_product_id } : undefined
}
