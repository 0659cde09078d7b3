import { expect, test } from 'vitest'
import { payAction } from './pay-action'
import type { PayButtonProps } from './props'

const none: PayButtonProps = {
  mark: '',
  shop_product_id: '',
  text: '立即购买',
  price: '',
  origin_price: '',
  contract_text: '',
  contract_url: '',
}

test('a product is paid for by its mark', () => {
  expect(payAction({ ...none, mark: 'dbzs', shop_product_id: '1' }, undefined)).toEqual({
    type: 4,
    mark: 'dbzs',
  })
})

test('the mark may stand in the action of an older document', () => {
  expect(payAction(none, { type: 4, mark: 'dbzs' })).toEqual({ type: 4, mark: 'dbzs' })
})

test('without a mark it is paid for by its number, which cannot bring a second parameter with it', () => {
  expect(payAction({ ...none, shop_product_id: '11&a=1' }, undefined)).toEqual({
    type: 4,
    pageParam: 'shop_product_id=11%26a%3D1',
  })
})

test('without either there is nothing to pay for', () => {
  expect(payAction(none, undefined)).toBeUndefined()
})
