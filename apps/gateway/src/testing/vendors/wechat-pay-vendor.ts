import { createMemoryLedger } from '../../integrations/payment/memory-ledger'
import { makeWechatPayKeys } from '../../integrations/payment/wechat/sandbox/keys'
import { createWechatPaySandbox } from '../../integrations/payment/wechat/sandbox/wechat-pay-sandbox'
import { startWireVendor, type WireVendor } from './wire-vendor'

/** App ids in the form that settings accept, which those of the sandbox are not. */
const APPS = { officialAccount: 'wx00000000000000aa', miniProgram: 'wx00000000000000bb' }

/** A stand-in for WeChat Pay on a real connection. */
export interface WechatPayVendor extends WireVendor {
  /** With these settings a gateway is its merchant. */
  settings: Record<string, string>
}

/** Starts a WeChat Pay with one merchant with fresh keys, which takes a moment. */
export async function startWechatPayVendor(): Promise<WechatPayVendor> {
  const keys = await makeWechatPayKeys()
  const { server } = createWechatPaySandbox({
    keys,
    ledger: createMemoryLedger(),
    now: () => new Date(),
    apps: APPS,
    publicOrigin: 'https://wechat-pay.invalid',
  })
  const vendor = await startWireVendor(server)
  return Object.assign(vendor, {
    settings: {
      WECHAT_APPID: APPS.officialAccount,
      WECHAT_SECRET: 'secret-of-official',
      WECHAT_PAY_API: vendor.origin,
      WECHAT_PAY_MCHID: keys.mchid,
      WECHAT_PAY_SERIAL_NO: keys.merchant.serialNo,
      WECHAT_PAY_PRIVATE_KEY: keys.merchant.privateKey,
      WECHAT_PAY_API_V3_KEY: keys.apiV3Key,
      WECHAT_PAY_PUBLIC_KEY_ID: keys.publicKey.id,
      WECHAT_PAY_PUBLIC_KEY: keys.publicKey.publicKey,
    },
  })
}
