// What only the pages of what somebody buys, and of what is asked before, need: who logs in loads none of it.
export { installContracts } from './contracts'
export { installCoupons } from './coupons'
export { installOrders } from './orders'
export { installReceipt } from './receipt'
export { installRiskTest } from './risk-test'
export { installServices } from './services'
