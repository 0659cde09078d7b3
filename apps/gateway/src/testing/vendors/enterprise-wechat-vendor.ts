import { z } from 'zod'
import { startVendor, type VendorServer } from './vendor-server'
import { expectMethod, expectNames } from './wechat-vendor'

export const CORPORATION = { corpId: 'ww00000000000000cc', secret: 'secret-of-corporation' }

const contactWayRequest = z.strictObject({
  type: z.literal(1),
  scene: z.literal(2),
  state: z.string().max(30),
  user: z.array(z.string().min(1)).length(1),
  skip_verify: z.boolean(),
})

export interface EnterpriseWechatVendor extends VendorServer {
  /** Invalidates its token early, which the manual says may happen. */
  revokeToken(): void
}

/** A stand-in for enterprise WeChat's interface as far as we use it. */
export async function startEnterpriseWechatVendor(): Promise<EnterpriseWechatVendor> {
  let token: string | undefined
  let made = 0
  const vendor = await startVendor({
    '/cgi-bin/gettoken': ({ method, query }) => {
      expectMethod(method, 'GET')
      expectNames(query, ['corpid', 'corpsecret'])
      if (query.corpid !== CORPORATION.corpId || query.corpsecret !== CORPORATION.secret) {
        return { errcode: 40001, errmsg: 'invalid credential' }
      }
      token ??= `corp-token-${++made}`
      return { errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7_200 }
    },
    '/cgi-bin/externalcontact/add_contact_way': ({ method, query, body }) => {
      expectMethod(method, 'POST')
      expectNames(query, ['access_token'])
      const { user, state } = contactWayRequest.parse(body)
      if (query.access_token !== token) return { errcode: 40014, errmsg: 'invalid access_token' }
      made += 1
      return {
        errcode: 0,
        errmsg: 'ok',
        config_id: `config-${made}`,
        qr_code: `https://wework.qpic.cn/wwpic/${user[0]}-${state}-${made}/0`,
      }
    },
  })
  return {
    ...vendor,
    revokeToken: () => {
      token = undefined
    },
  }
}
