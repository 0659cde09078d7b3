import { SupplierError } from '../supplier-error'
import type { WechatPort } from './wechat-port'

/** Stands in where a deployment has no account at WeChat: it refuses everything. */
export function createAbsentWechat(): WechatPort {
  const refuse = async () => {
    throw new SupplierError('unavailable', 'This deployment has no account at WeChat.')
  }
  return {
    hasMiniProgram: () => false,
    createUrlLink: refuse,
    signPage: refuse,
    knowsVisitors: false,
    authorizeAddress() {
      throw new SupplierError('unavailable', 'This deployment has no account at WeChat.')
    },
    openidOf: refuse,
  }
}
