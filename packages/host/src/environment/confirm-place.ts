import type { Container } from '@yingzao/schema/client'
import type { Platform } from '../platform'
import { detectPlace } from './detect-place'

/** WeChat answers at once or, outside of it, never. */
const ANSWER_MS = 500

type Outside = Pick<Platform, 'userAgent' | 'wxEnvironment' | 'wechat' | 'after'>

/** Where the page is open, confirmed by WeChat itself when the user agent only hints at a mini program. */
export async function confirmPlace(outside: Outside): Promise<Container> {
  const first = detectPlace(outside.userAgent, outside.wxEnvironment())
  if (first !== 'mp') return first
  const wechat = await outside.wechat()
  if (!wechat) return first
  return new Promise((resolve) => {
    const giveUp = outside.after(ANSWER_MS, () => resolve(first))
    wechat.miniProgram.getEnv(({ miniprogram }) => {
      giveUp()
      resolve(miniprogram ? 'mp' : 'wx')
    })
  })
}
