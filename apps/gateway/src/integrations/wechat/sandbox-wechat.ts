import { createHash, randomBytes } from 'node:crypto'
import { sandboxPage } from '../sandbox-page'
import { SupplierError } from '../supplier-error'
import { signPage } from './sign-page'
import type { WechatPort } from './wechat-port'

const APP_ID = 'wxsandbox0000000'

/** The one visitor that there is. */
const SANDBOX_OPENID = 'oSandboxVisitor0000000000001'

/** As long as WeChat's. */
const CODE_MS = 5 * 60_000

const MOST_CODES = 1000

/**
 * Stands in for WeChat where none is configured, without a network: links lead to a page of ours that says what would
 * open, signatures are made with a ticket that WeChat does not know. An alias that is not listed is refused as WeChat
 * would, so that a typo shows before there is an account.
 */
export function createSandboxWechat({
  publicOrigin,
  miniPrograms,
}: {
  publicOrigin: string
  miniPrograms: ReadonlySet<string>
}): WechatPort {
  const codes = new Map<string, number>()

  return {
    hasMiniProgram: (name) => miniPrograms.has(name),
    createUrlLink: async ({ name, page, query, days }) =>
      // A different one each time, like the real ones.
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
    knowsVisitors: true,
    // Nothing is shown to anybody, so it returns at once, without a detour.
    authorizeAddress({ returnTo, state }) {
      const code = randomBytes(16).toString('hex')
      codes.set(code, Date.now() + CODE_MS)
      // The oldest are dropped first: strangers create them too.
      for (const old of codes.keys()) if (codes.size > MOST_CODES) codes.delete(old)
      const address = new URL(returnTo)
      address.searchParams.set('code', code)
      address.searchParams.set('state', state)
      return address.href
    },
    async openidOf(code) {
      const until = codes.get(code) ?? 0
      if (!codes.delete(code) || until < Date.now())
        throw new SupplierError('refused', 'The sandbox does not know this code, or not any more.')
      return SANDBOX_OPENID
    },
  }
}
