import type { Config } from '../../../config/config'
import type { PaymentSupplierName } from '../../../integrations'

export const NOTIFY_PATH = '/oabase/api/pay/v1/notify'

/** The address at which a supplier notifies us of payments and refunds. */
export function notifyAddress(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  supplier: PaymentSupplierName,
): string {
  return `${publicOrigin}${NOTIFY_PATH}/${supplier}`
}
