import { z } from 'zod'
import { chinaTime } from '../../../time/china-time'
import { SupplierError } from '../../supplier-error'
import type { PrepayReply, PrepayRequest } from '../payment-port'
import type { Api } from './api'
import { jsapiParams } from './jsapi-params'

const prepaid = z.object({ prepay_id: z.string().min(1) })
const h5 = z.object({ h5_url: z.string().min(1) })
const native = z.object({ code_url: z.string().min(1) })

/** Begins a payment for the way in which the payer pays. The same request again is the same payment. */
export async function prepay(api: Api, request: PrepayRequest): Promise<PrepayReply> {
  const { officialAccount, miniProgram } = api.apps
  switch (request.way) {
    case 'wx_jsapi':
      return inWechat(api, request, officialAccount)
    case 'wx_mp':
      return inWechat(api, request, miniProgram)
    case 'wx_h5':
      return inBrowser(api, request, officialAccount ?? miniProgram)
    case 'wx_native':
      return byCode(api, request, officialAccount ?? miniProgram)
    default:
      throw new SupplierError('refused', `WeChat Pay knows no way ${request.way}.`)
  }
}

async function inWechat(api: Api, request: PrepayRequest, app: string | undefined): Promise<PrepayReply> {
  if (!request.openid) throw new SupplierError('refused', `${request.way} needs to know who pays (openid).`)
  const appId = needed(app, request)
  const { prepay_id: prepayId } = await api.call({
    name: request.way,
    path: '/v3/pay/transactions/jsapi',
    body: { ...order(api, request, appId), payer: { openid: request.openid } },
    reply: prepaid,
  })
  return { params: jsapiParams(api.settings, { appId, prepayId, at: api.now() }) }
}

/** A browser outside WeChat opens the address, which is valid for five minutes. */
async function inBrowser(api: Api, request: PrepayRequest, app: string | undefined): Promise<PrepayReply> {
  if (!request.payerIp) throw new SupplierError('refused', 'wx_h5 needs the address of who pays (payerIp).')
  const { h5_url } = await api.call({
    name: request.way,
    path: '/v3/pay/transactions/h5',
    body: {
      ...order(api, request, needed(app, request)),
      scene_info: { payer_client_ip: request.payerIp, h5_info: { type: 'Wap' } },
    },
    reply: h5,
  })
  if (request.returnUrl === undefined) return { h5_url }
  return { h5_url: `${h5_url}&redirect_url=${encodeURIComponent(request.returnUrl)}` }
}

async function byCode(api: Api, request: PrepayRequest, app: string | undefined): Promise<PrepayReply> {
  return api.call({
    name: request.way,
    path: '/v3/pay/transactions/native',
    body: order(api, request, needed(app, request)),
    reply: native,
  })
}

function order({ settings }: Api, request: PrepayRequest, appid: string) {
  return {
    appid,
    mchid: settings.mchid,
    description: request.subject,
    out_trade_no: request.outTradeNo,
    time_expire: chinaTime(request.expiresAt),
    notify_url: request.notifyUrl,
    amount: { total: request.amount, currency: 'CNY' },
  }
}

function needed(appId: string | undefined, { way }: PrepayRequest): string {
  if (appId !== undefined) return appId
  throw new SupplierError('unavailable', `This deployment has no app at WeChat in which ${way} could pay.`)
}
