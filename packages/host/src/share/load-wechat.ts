import type { WechatSdk } from '../places/wechat-sdk'
import type { ShareSdk } from './share-card'

let loading: Promise<WechatSdk & ShareSdk> | undefined

/** WeChat's own script, for pages inside WeChat alone; a load that failed is tried again by the next who asks. */
export function loadWechat(): Promise<WechatSdk & ShareSdk> {
  loading ??= import(/* webpackChunkName: "wechat-sdk" */ './wechat-script').then(
    ({ wechatScript }) => wechatScript as unknown as WechatSdk & ShareSdk,
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
