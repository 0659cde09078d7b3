// What only the pages about purchases, and about what is asked before them, need: a visitor who logs in loads none of
// it.
export { installContracts } from './contracts'
export { installCoupons } from './coupons'
export { installOrders } from './orders'
export { installReceipt } from './receipt'
export { installRiskTest } from './risk-test'
export { installServices } from './services'
