import type { PaymentPort } from '../payment-port'
import { type ApiOptions, createApi } from './api'
import { fetchBill } from './bill'
import { answerNotice, readNotice } from './notices'
import { closePayment, queryPayment } from './payments'
import { prepay } from './prepay'
import { queryRefund, refund } from './refunds'

/** WeChat Pay, through the third version of its interface. */
export function createWechatPay(options: ApiOptions): PaymentPort {
  const api = createApi(options)
  return {
    supplier: 'wechat',
    isSet: true,
    prepay: (request) => prepay(api, request),
    query: (outTradeNo) => queryPayment(api, outTradeNo),
    close: (outTradeNo) => closePayment(api, outTradeNo),
    refund: (request) => refund(api, request),
    queryRefund: (which) => queryRefund(api, which),
    readNotice: (notice) => readNotice(api, notice),
    answerNotice,
    bill: (day) => fetchBill(api, day),
  }
}
