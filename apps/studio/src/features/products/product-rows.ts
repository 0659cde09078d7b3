import type { Answer, CallId } from '../../state/calls'

export type ProductRow = Answer<'productList'>['list'][number]
export type ProductDetail = Answer<'productDetail'>
export type SkuRow = ProductDetail['skus'][number]
export type SalePageRow = ProductDetail['pages'][number]

/** Calls that become stale when the catalogue changes. */
export const CHANGED: readonly CallId[] = ['productList', 'productDetail']
