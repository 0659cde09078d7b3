import type { OperationResponse, Operations, PaymentChannel } from '@yingzao/contract/client'
import type { SafeNavigate } from '../navigation/safe-navigate'
import { element } from '../overlays/element'

type Begun = OperationResponse<Operations['prepay']>

/** Where WeChat leads a phone's browser. */
const WECHAT_HOSTS = ['wx.tenpay.com']

const READY_MS = 5000

interface WeixinJSBridge {
  invoke(name: string, params: object, answer: (reply: { err_msg?: string }) => void): void
}

/** How WeChat's own payment window ended. */
export type JsapiEnd = 'ok' | 'cancel' | 'fail'

/** Pays in WeChat's own window. What it reports proves only that it is closed. */
export async function payInWechat(params: NonNullable<Begun['params']>): Promise<JsapiEnd> {
  const bridge = await wechatBridge()
  if (!bridge) return 'fail'
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg = '' }) => {
      const [, end] = /:(ok|cancel)$/.exec(err_msg) ?? []
      resolve((end as JsapiEnd | undefined) ?? 'fail')
    })
  })
}

/** WeChat adds it to a page whenever it likes. */
function wechatBridge(): Promise<WeixinJSBridge | undefined> {
  const find = () => (window as { WeixinJSBridge?: WeixinJSBridge }).WeixinJSBridge
  return new Promise((resolve) => {
    if (find()) return resolve(find())
    const timer = setTimeout(() => resolve(undefined), READY_MS)
    document.addEventListener('WeixinJSBridgeReady', () => {
      clearTimeout(timer)
      resolve(find())
    })
  })
}

/** Goes to WeChat from a phone's browser. False, after 链接无效: the address is not one of WeChat's. */
export function goToWechat(own: SafeNavigate, address: string): boolean {
  return own.alsoTo(WECHAT_HOSTS).to(address)
}

/** Posts a form to Alipay, which leaves the page. False, after 链接无效: the address is not one of Alipay's. */
export function postForm(
  own: SafeNavigate,
  { action, fields }: NonNullable<Begun['form']>,
  hosts: readonly string[],
): boolean {
  const url = own.alsoTo(hosts).checked(action)
  if (!url) return false
  const inputs = Object.keys(fields).map((name) =>
    element('input', { type: 'hidden', name, value: fields[name] ?? '' }),
  )
  const form = element('form', { method: 'post', action: url.href, hidden: true }, ...inputs)
  document.body.append(form)
  form.submit()
  return true
}

/** Whether a channel uses a form, which only the page for payments may post. */
export function goesByForm(way: PaymentChannel): boolean {
  return way.startsWith('alipay')
}
