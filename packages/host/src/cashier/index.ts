export type { CashierTools } from './cashier-tools'
export { openCashier } from './open-cashier'
export { type CashierMeans, type CashierWish, type Goods, PAY_PAGE } from './wish'
