import type { WechatSdk } from '../places/wechat-sdk'
import type { ShareSdk } from './share-card'

let loading: Promise<WechatSdk & ShareSdk> | undefined

/** WeChat's own script, only for pages inside WeChat; a failed load is retried by the next caller. */
export function loadWechat(): Promise<WechatSdk & ShareSdk> {
  loading ??= import(/* webpackChunkName: "wechat-sdk" */ './wechat-script').then(
    ({ wechatScript }) => wechatScript as unknown as WechatSdk & ShareSdk,
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
