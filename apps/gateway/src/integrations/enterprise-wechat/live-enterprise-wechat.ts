import { z } from 'zod'
import type { EnterpriseWechatSettings } from '../../config/suppliers'
import type { Supplier } from '../supplier'
import type { TokenSource, Tokens } from '../tokens'
import type { EnterpriseWechatPort } from './enterprise-wechat-port'

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() })
const contactWayReply = z.object({ config_id: z.string().min(1), qr_code: z.string().min(1) })

/** Enterprise WeChat itself. */
export function createLiveEnterpriseWechat({
  settings,
  supplier,
  tokens,
}: {
  settings: EnterpriseWechatSettings
  supplier: Supplier
  tokens: Tokens
}): EnterpriseWechatPort {
  return {
    addContactWay: ({ userId, state }) =>
      tokens.use(accessTokenOf(supplier, settings), async (access_token) => {
        const { config_id, qr_code } = await supplier.call({
          path: '/cgi-bin/externalcontact/add_contact_way',
          query: { access_token },
          // type 1: one member; scene 2: by a code.
          body: { type: 1, scene: 2, state, user: [userId], skip_verify: true },
          reply: contactWayReply,
          // Each of them counts against a limit and is only found again by the id in its answer.
          repeatable: false,
        })
        return { config_id, qr: { image: qr_code } }
      }),
  }
}

function accessTokenOf(supplier: Supplier, { corpId, secret }: EnterpriseWechatSettings): TokenSource {
  return {
    name: `enterprise wechat ${corpId}`,
    // It returns the same token until that is no longer valid, so there is nothing to force.
    async fetch() {
      const { access_token, expires_in } = await supplier.call({
        path: '/cgi-bin/gettoken',
        query: { corpid: corpId, corpsecret: secret },
        reply: tokenReply,
        repeatable: true,
      })
      return { token: access_token, lifetime: expires_in }
    },
  }
}
