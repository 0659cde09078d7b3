import { SupplierError } from '../supplier-error'
import type { EnterpriseWechatPort } from './enterprise-wechat-port'

/** Stands in where a deployment has no account at enterprise WeChat: it creates no way to reach anybody. */
export function createAbsentEnterpriseWechat(): EnterpriseWechatPort {
  return {
    addContactWay: async () => {
      throw new SupplierError('unavailable', 'This deployment has no account at enterprise WeChat.')
    },
  }
}
