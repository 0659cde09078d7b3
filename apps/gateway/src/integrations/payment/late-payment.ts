import type { PaymentPort } from './payment-port'

/** A port that is opened on its first use, as the keys of a sandbox have to be read first. */
export function createLatePayment(
  { supplier, answerNotice }: Pick<PaymentPort, 'supplier' | 'answerNotice'>,
  open: () => Promise<PaymentPort>,
): PaymentPort {
  let opening: Promise<PaymentPort> | undefined
  const port = () => {
    // After a failure the next caller tries again.
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    supplier,
    isSet: true,
    answerNotice,
    prepay: async (request) => (await port()).prepay(request),
    query: async (outTradeNo) => (await port()).query(outTradeNo),
    close: async (outTradeNo) => (await port()).close(outTradeNo),
    refund: async (request) => (await port()).refund(request),
    queryRefund: async (refund) => (await port()).queryRefund(refund),
    readNotice: async (notice) => (await port()).readNotice(notice),
    bill: async (day) => (await port()).bill(day),
  }
}
