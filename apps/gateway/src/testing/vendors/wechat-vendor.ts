import { z } from 'zod'
import { startVendor, type VendorServer } from './vendor-server'

export const OFFICIAL_ACCOUNT = { appId: 'wx00000000000000aa', secret: 'secret-of-official' }
export const MINI_PROGRAM = { appId: 'wx00000000000000bb', secret: 'secret-of-mini' }

const tokenRequest = z.strictObject({
  grant_type: z.literal('client_credential'),
  appid: z.string(),
  secret: z.string(),
  force_refresh: z.boolean(),
})

const linkRequest = z.strictObject({
  path: z.string().regex(/^[^?#]*$/),
  query: z
    .string()
    .max(1024)
    .regex(/^[\w!#$&'()*+,/:;=?@.~%-]*$/),
  expire_type: z.literal(1),
  expire_interval: z.int().min(1).max(30),
})

export interface WechatVendor extends VendorServer {
  /** Revokes every access token it has issued, as if another system had forced a renewal. */
  revokeTokens(): void
  /** How long its tokens and tickets last, in seconds. */
  lifetime: number
}

/** A stand-in for WeChat's interface as far as we use it. */
export async function startWechatVendor(): Promise<WechatVendor> {
  const accounts = [OFFICIAL_ACCOUNT, MINI_PROGRAM]
  /** The good token of each account. */
  const tokens = new Map<string, string>()
  const revoked = new Set<string>()
  const usedCodes = new Set<string>()
  let made = 0

  /** Returns what is wrong with a token, in the vendor's words; undefined: nothing. */
  function tokenFault(token: string | undefined, account: { appId: string }): object | undefined {
    if (token === undefined) throw new Error('no access_token in the query')
    if (token === tokens.get(account.appId) && !revoked.has(token)) return undefined
    return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }
  }

  const vendor = await startVendor({
    '/cgi-bin/stable_token': ({ method, query, body }) => {
      expectMethod(method, 'POST')
      expectNames(query, [])
      const { appid, secret, force_refresh } = tokenRequest.parse(body)
      if (!accounts.some((account) => account.appId === appid && account.secret === secret)) {
        return { errcode: 40125, errmsg: 'invalid appsecret' }
      }
      const held = tokens.get(appid)
      // The plain call returns the same token while it lasts, even one that is no longer accepted.
      if (held === undefined || force_refresh) tokens.set(appid, `token-${++made}-of-${appid}`)
      return { access_token: tokens.get(appid), expires_in: state.lifetime }
    },
    '/cgi-bin/ticket/getticket': ({ method, query }) => {
      expectMethod(method, 'GET')
      expectNames(query, ['access_token', 'type'])
      if (query.type !== 'jsapi') throw new Error(`type ${query.type}`)
      return (
        tokenFault(query.access_token, OFFICIAL_ACCOUNT) ?? {
          errcode: 0,
          errmsg: 'ok',
          ticket: `ticket-${++made}`,
          expires_in: state.lifetime,
        }
      )
    },
    '/sns/oauth2/access_token': ({ method, query }) => {
      expectMethod(method, 'GET')
      expectNames(query, ['appid', 'secret', 'code', 'grant_type'])
      const { appid, secret, code = '' } = query
      if (query.grant_type !== 'authorization_code') throw new Error(`grant_type ${query.grant_type}`)
      if (appid !== OFFICIAL_ACCOUNT.appId || secret !== OFFICIAL_ACCOUNT.secret)
        return { errcode: 40125, errmsg: 'invalid appsecret' }
      if (!/^code-of-[\w-]+$/.test(code)) return { errcode: 40029, errmsg: 'invalid code' }
      if (usedCodes.has(code)) return { errcode: 40163, errmsg: 'code been used' }
      usedCodes.add(code)
      const openid = `openid-${code.slice('code-of-'.length)}`
      return {
        access_token: 'of-the-visitor',
        expires_in: 7200,
        refresh_token: 'r',
        openid,
        scope: 'snsapi_base',
      }
    },
    '/wxa/generate_urllink': ({ method, query, body }) => {
      expectMethod(method, 'POST')
      expectNames(query, ['access_token'])
      const request = linkRequest.parse(body)
      const link = `https://wxaurl.cn/${++made}?cq=${encodeURIComponent(request.query)}`
      return tokenFault(query.access_token, MINI_PROGRAM) ?? { errcode: 0, errmsg: 'ok', url_link: link }
    },
  })
  const state: WechatVendor = {
    ...vendor,
    lifetime: 7_200,
    revokeTokens: () => {
      for (const token of tokens.values()) revoked.add(token)
    },
  }
  return state
}

export function expectMethod(method: string, wanted: string): void {
  if (method !== wanted) throw new Error(`asked by ${method} instead of ${wanted}`)
}

export function expectNames(query: Record<string, string>, names: string[]): void {
  const given = Object.keys(query).sort().join()
  if (given !== [...names].sort().join())
    throw new Error(`query with ${given || 'nothing'} instead of ${names}`)
}
