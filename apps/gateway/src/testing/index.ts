/** The entry point for tests of other packages, and of everything together. */
export { setupAddress, setupToken } from '../modules/members'
export {
  openTestStore,
  startTestGateway,
  startTwin,
  type TestGateway,
  type TestStore,
} from '../modules/testing/start-test-gateway'
export * from './process'
export { SMS_ACCOUNT, type SmsVendor, startSmsVendor } from './vendors/tencent-vendor'
