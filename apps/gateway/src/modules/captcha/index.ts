export { redeemTicket } from './redeem-ticket'
