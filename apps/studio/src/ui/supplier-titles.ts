/** What people call who takes payments and makes bills of them. An English Studio takes `supplier-titles.en.ts`. */
export { SUPPLIER_TITLES } from '@yingzao/contract/studio'
