import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { WechatSettings } from '../../config/suppliers'
import type { Supplier } from '../supplier'
import { SupplierError } from '../supplier-error'
import type { LentToken } from '../token-store'
import type { TokenSource, Tokens } from '../tokens'
import { signPage } from './sign-page'
import type { WechatPort } from './wechat-port'

const lifetime = z.int().positive()
const accessToken = z.object({ access_token: z.string().min(1), expires_in: lifetime })
const ticketReply = z.object({ ticket: z.string().min(1), expires_in: lifetime })
const visitorReply = z.object({ openid: z.string().min(1).max(64) })
const linkReply = z.object({ url_link: z.string().min(1) })

/** WeChat itself: links by each mini program's own account, signatures by that of the official account. */
export function createLiveWechat({
  settings,
  supplier,
  tokens,
}: {
  settings: WechatSettings
  supplier: Supplier
  tokens: Tokens
}): WechatPort {
  const { officialAccount, miniPrograms } = settings

  return {
    hasMiniProgram: (name) => miniPrograms.has(name),

    async createUrlLink({ name, page, query, days }) {
      const account = miniPrograms.get(name)
      if (!account) throw notSet(`mini program ${name}`)
      return tokens.use(accessTokenOf(supplier, account), async (access_token) => {
        const { url_link } = await supplier.call({
          path: '/wxa/generate_urllink',
          query: { access_token },
          // 1: it expires after a number of days.
          body: { path: page, query, expire_type: 1, expire_interval: days },
          reply: linkReply,
          // A link that nobody was given expires by itself.
          repeatable: true,
        })
        return url_link
      })
    },

    async signPage(url) {
      if (!officialAccount) throw notSet('official account')
      const ticket = await tokens.current(ticketOf(supplier, tokens, officialAccount))
      const nonceStr = randomBytes(8).toString('hex')
      const timestamp = Math.floor(Date.now() / 1000)
      const signature = signPage({ ticket, url, nonceStr, timestamp })
      return { appId: officialAccount.appId, timestamp, nonceStr, signature }
    },

    knowsVisitors: officialAccount !== undefined,

    authorizeAddress({ returnTo, state }) {
      if (!officialAccount) throw notSet('official account')
      const query = new URLSearchParams({
        appid: officialAccount.appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      })
      // In this order, and with this ending, or WeChat refuses it.
      return `${settings.authorizeOrigin}/connect/oauth2/authorize?${query}#wechat_redirect`
    },

    async openidOf(code) {
      if (!officialAccount) throw notSet('official account')
      const { appId: appid, secret } = officialAccount
      const { openid } = await supplier.call({
        path: '/sns/oauth2/access_token',
        query: { appid, secret, code, grant_type: 'authorization_code' },
        reply: visitorReply,
        // The first try that arrives uses up the code.
        repeatable: false,
      })
      return openid
    },
  }
}

interface Account {
  appId: string
  secret: string
}

/** The kind of token that does not invalidate those of other systems which use the same account. */
function accessTokenOf(supplier: Supplier, { appId, secret }: Account): TokenSource {
  const ask = async (force_refresh: boolean): Promise<LentToken> => {
    const reply = await supplier.call({
      path: '/cgi-bin/stable_token',
      query: {},
      body: { grant_type: 'client_credential', appid: appId, secret, force_refresh },
      reply: accessToken,
      repeatable: !force_refresh,
    })
    return { token: reply.access_token, lifetime: reply.expires_in }
  }
  return {
    name: `wechat ${appId}`,
    async fetch(rejected) {
      const lent = await ask(false)
      // Forced renewals are limited (20 a day), so only when an ordinary request returns the rejected token again.
      return lent.token === rejected ? ask(true) : lent
    },
  }
}

function ticketOf(supplier: Supplier, tokens: Tokens, account: Account): TokenSource {
  return {
    name: `wechat ticket ${account.appId}`,
    fetch: () =>
      tokens.use(accessTokenOf(supplier, account), async (access_token) => {
        const { ticket, expires_in } = await supplier.call({
          path: '/cgi-bin/ticket/getticket',
          query: { access_token, type: 'jsapi' },
          reply: ticketReply,
          repeatable: true,
        })
        return { token: ticket, lifetime: expires_in }
      }),
  }
}

function notSet(what: string): SupplierError {
  return new SupplierError('unavailable', `This deployment has no ${what} at WeChat.`)
}
