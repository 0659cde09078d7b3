export { ordersModule } from './module'
export { payInSandbox, type SandboxPayment } from './sandbox/pay-in-sandbox'
