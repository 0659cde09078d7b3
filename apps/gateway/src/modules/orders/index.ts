export { ordersModule } from './module'
export { openidCookie, openidIn } from './payments/payer-openid'
export { payInSandbox, type SandboxPayment } from './sandbox/pay-in-sandbox'
