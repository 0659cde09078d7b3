import { createHash } from 'node:crypto'
import { sandboxPage } from '../sandbox-page'
import type { EnterpriseWechatPort } from './enterprise-wechat-port'

/** Stands in for enterprise WeChat where none is set up: codes lead to a page of ours that says whom one would reach. */
export function createSandboxEnterpriseWechat(publicOrigin: string): EnterpriseWechatPort {
  return {
    addContactWay: async ({ userId, state }) => ({
      config_id: `sandbox-${createHash('sha256').update(`${userId} ${state}`).digest('hex').slice(0, 16)}`,
      qr: { text: `${publicOrigin}${sandboxPage({ what: 'contact', user: userId, state })}` },
    }),
  }
}
