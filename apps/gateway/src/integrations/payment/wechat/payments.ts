import { z } from 'zod'
import { SupplierError } from '../../supplier-error'
import type { PaymentNews } from '../payment-port'
import type { Api } from './api'
import { WechatPayRefusal } from './read-reply'
import { isOurs, newsOf, transaction } from './transaction'

/** The second of each is how older parts of WeChat Pay spell it. */
const ABSENT = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']
const CLOSED = ['ORDER_CLOSED', 'ORDERCLOSED']

const path = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`

export async function queryPayment(api: Api, outTradeNo: string): Promise<PaymentNews> {
  try {
    const told = await api.call({
      name: 'the query of a payment',
      path: `${path(outTradeNo)}?mchid=${api.settings.mchid}`,
      reply: transaction,
    })
    // A signature does not cover what was asked: this could be the answer to another question.
    if (told.out_trade_no === outTradeNo && isOurs(told, api)) return newsOf(told)
  } catch (error) {
    if (error instanceof WechatPayRefusal && ABSENT.includes(error.code)) return { status: 'absent' }
    throw error
  }
  throw new SupplierError('no_answer', 'WeChat Pay told of another payment than the one asked for.')
}

export async function closePayment(api: Api, outTradeNo: string): Promise<void> {
  try {
    await api.call({
      name: 'the end of a payment',
      path: `${path(outTradeNo)}/close`,
      body: { mchid: api.settings.mchid },
      // An empty body, with status 204.
      reply: z.unknown(),
    })
  } catch (error) {
    if (error instanceof WechatPayRefusal && [...ABSENT, ...CLOSED].includes(error.code)) return
    throw error
  }
}
