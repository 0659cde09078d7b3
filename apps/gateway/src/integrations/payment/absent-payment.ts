import { SupplierError } from '../supplier-error'
import { NoticeRefusal, type PaymentPort, type PaymentSupplierName } from './payment-port'

/**
 * Stands in where a deployment has no account at a payment supplier: nobody can pay through it, and nothing it sends is
 * believed.
 */
export function createAbsentPayment(supplier: PaymentSupplierName): PaymentPort {
  const refuse = async () => {
    throw new SupplierError('unavailable', `This deployment has no account for payments at ${supplier}.`)
  }
  return {
    supplier,
    isSet: false,
    prepay: refuse,
    query: refuse,
    close: refuse,
    refund: refuse,
    queryRefund: refuse,
    bill: refuse,
    async readNotice() {
      throw new NoticeRefusal('other_account', 'This deployment has no account there.')
    },
    answerNotice: () => ({ status: 404, contentType: 'text/plain', body: 'no account' }),
  }
}
