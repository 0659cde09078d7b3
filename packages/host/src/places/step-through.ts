import type { Platform } from '../platform'
import type { WechatSdk } from './wechat-sdk'

/** WeChat's script says nothing at all when its own bridge is missing. */
const SILENCE_MS = 3000

interface Done {
  success(): void
  fail(): void
}

/** Has the mini program around the page take a step; false when it did not. */
export async function stepThrough(
  outside: Pick<Platform, 'wechat' | 'after' | 'isHidden' | 'log'>,
  step: (wechat: WechatSdk, done: Done) => void,
): Promise<boolean> {
  const wechat = await outside.wechat()
  if (!wechat) return false
  return new Promise((resolve) => {
    const giveUp = outside.after(SILENCE_MS, () => resolve(outside.isHidden()))
    const settle = (hasGone: boolean) => () => {
      giveUp()
      resolve(hasGone)
    }
    try {
      step(wechat, { success: settle(true), fail: settle(false) })
    } catch (error) {
      outside.log(`The mini program did not take a step: ${error}`)
      settle(false)()
    }
  })
}
