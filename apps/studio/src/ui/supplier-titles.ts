/** The everyday names of payment suppliers, who also issue bills. An English Studio takes `supplier-titles.en.ts`. */
export { SUPPLIER_TITLES } from '@yingzao/contract/studio'
