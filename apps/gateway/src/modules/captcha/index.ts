export { captchaModule } from './module'
export { redeemTicket } from './redeem-ticket'
