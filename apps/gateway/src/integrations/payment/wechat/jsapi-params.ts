import type { WechatPaySettings } from '../../../config/wechat-pay'
import type { JsapiParams } from '../payment-port'
import { newNonce, secondsOf, sign } from './signature'

/** What a page or a mini program passes to WeChat for its visitor to pay. WeChat accepts it for some minutes. */
export function jsapiParams(
  { privateKey }: Pick<WechatPaySettings, 'privateKey'>,
  { appId, prepayId, at }: { appId: string; prepayId: string; at: Date },
): JsapiParams {
  const timeStamp = String(secondsOf(at))
  const nonceStr = newNonce()
  const packed = `prepay_id=${prepayId}`
  const paySign = sign(privateKey, [appId, timeStamp, nonceStr, packed])
  return { appId, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign }
}
