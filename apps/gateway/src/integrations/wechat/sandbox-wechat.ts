import { createHash, randomBytes } from 'node:crypto'
import { sandboxPage } from '../sandbox-page'
import { signPage } from './sign-page'
import type { WechatPort } from './wechat-port'

const APP_ID = 'wxsandbox0000000'

/**
 * Stands in for WeChat where none is set up, with no network: links lead to a page of ours that says what would open,
 * signatures are made with a ticket that WeChat does not know. An alias that is not listed is refused as it would be by
 * WeChat, so that a slip of the pen shows before there is an account.
 */
export function createSandboxWechat({
  publicOrigin,
  miniPrograms,
}: {
  publicOrigin: string
  miniPrograms: ReadonlySet<string>
}): WechatPort {
  return {
    hasMiniProgram: (name) => miniPrograms.has(name),
    createUrlLink: async ({ name, page, query, days }) =>
      // Another one each time, as the real ones are.
      sandboxPage({
        what: 'mini-program',
        name,
        page,
        query,
        days: String(days),
        id: randomBytes(4).toString('hex'),
      }),
    signPage: async (url) => {
      const nonceStr = randomBytes(8).toString('hex')
      const timestamp = Math.floor(Date.now() / 1000)
      const ticket = createHash('sha256').update(publicOrigin).digest('hex')
      return { appId: APP_ID, timestamp, nonceStr, signature: signPage({ ticket, url, nonceStr, timestamp }) }
    },
  }
}
