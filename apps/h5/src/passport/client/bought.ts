// What only the pages of what somebody has bought need: who logs in loads none of it.
export { installOrders } from './orders'
export { installReceipt } from './receipt'
export { installServices } from './services'
