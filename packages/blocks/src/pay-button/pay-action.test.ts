import { expect, test } from 'vitest'
import { payAction, withSku } from './pay-action'

const none = { mark: '', shop_product_id: '' }

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

test('a sku is named beside the product, and brings nothing else with it', () => {
  const action = { type: 4, mark: 'dbzs' } as const
  expect(withSku(action, '')).toEqual(action)
  expect(withSku(action, '2')).toEqual({ ...action, pageParam: 'sku_id=2' })
  expect(withSku({ type: 4, pageParam: 'shop_product_id=11' }, '2&a=1')).toEqual({
    type: 4,
    pageParam: 'shop_product_id=11&sku_id=2%26a%3D1',
  })
})
