import { createSecretKey } from 'node:crypto'
import type {
  SandboxLedger,
  SandboxRefund,
  SandboxServer,
  SandboxTrade,
  WireReply,
  WireRequest,
} from '../../sandbox-ledger'
import { seal } from '../sealed'
import { FILE_PATH, sendBill, tellBill } from './bill'
import {
  refused,
  type SandboxApps,
  type SandboxContext,
  type SandboxReply,
  type SandboxRequest,
} from './context'
import type { WechatPayKeys } from './keys'
import { isSignedByMerchant } from './merchant-signature'
import { type NoticeFault, writeNotice } from './notices'
import { beginPayment, endPayment, payTrade, tellPayment } from './payments'
import { beginRefund, settleRefund, tellRefund } from './refunds'
import { type Signer, signedReply } from './signed-reply'

export interface WechatPaySandbox {
  /** What the adapter sends to. */
  server: SandboxServer
  /** What a payer does. The trade is not paid afterwards if it is closed, or too late. */
  pay(outTradeNo: string): Promise<SandboxTrade | undefined>
  /** Ends a pending refund. */
  settleRefund(
    refund: { outTradeNo: string; outRefundNo: string },
    status: 'refunded' | 'abnormal',
  ): Promise<SandboxTrade | undefined>
  /** Returns the notice of a payment or of one of its refunds; the caller sends it, or holds it back. */
  notify(news: { trade: SandboxTrade; refund?: SandboxRefund }, fault?: NoticeFault): WireRequest
}

/** Visibly fake app ids, for where no account at WeChat is configured. */
export const SANDBOX_APPS: SandboxApps = {
  officialAccount: 'wxsandbox0000000',
  miniProgram: 'wxsandbox0000001',
}

/** WeChat Pay for one merchant, without a network and without money: its records are in the ledger. */
export function createWechatPaySandbox({
  noticesBy = 'public-key',
  apps = SANDBOX_APPS,
  publicOrigin = '',
  ...given
}: {
  keys: WechatPayKeys
  ledger: SandboxLedger
  now: () => Date
  apps?: SandboxApps
  /** Put before the paths that payers are sent to; a QR code needs it. */
  publicOrigin?: string
  /** Which of its keys signs notices. Replies are signed by the one that the request names. */
  noticesBy?: Signer
}): WechatPaySandbox {
  const apiV3Key = createSecretKey(Buffer.from(given.keys.apiV3Key))
  const ctx: SandboxContext = { ...given, apps, publicOrigin, apiV3Key }
  return {
    server: (request) => answer(ctx, request),
    pay: (outTradeNo) => payTrade(ctx, outTradeNo),
    settleRefund: (refund, status) => settleRefund(ctx, refund, status),
    notify: (news, fault) => writeNotice(ctx, noticesBy, { ...news, ...(fault ? { fault } : {}) }),
  }
}

type Handler = (ctx: SandboxContext, request: SandboxRequest) => Promise<SandboxReply> | SandboxReply

const ROUTES: readonly (readonly [method: string, path: RegExp, Handler])[] = [
  ['POST', /^\/v3\/pay\/transactions\/(jsapi|h5|native)$/, beginPayment],
  ['GET', /^\/v3\/pay\/transactions\/out-trade-no\/[^/]+$/, tellPayment],
  ['POST', /^\/v3\/pay\/transactions\/out-trade-no\/[^/]+\/close$/, endPayment],
  ['POST', /^\/v3\/refund\/domestic\/refunds$/, beginRefund],
  ['GET', /^\/v3\/refund\/domestic\/refunds\/[^/]+$/, tellRefund],
  ['GET', /^\/v3\/bill\/tradebill$/, tellBill],
  ['GET', /^\/v3\/certificates$/, tellCertificates],
]

async function answer(ctx: SandboxContext, wire: WireRequest): Promise<WireReply> {
  const { pathname, searchParams } = new URL(wire.url)
  const request = { ...wire, path: pathname, query: searchParams }
  const signer = wire.headers['wechatpay-serial'] === ctx.keys.publicKey.id ? 'public-key' : 'certificate'
  if (!isSignedByMerchant(ctx, wire)) return unsigned(refused(401, 'SIGN_ERROR', '签名错误，请检查后再试'))
  if (pathname === FILE_PATH) return sendBill(ctx, request)
  const route = ROUTES.find(([method, path]) => method === wire.method && path.test(pathname))
  const said = route ? await route[2](ctx, request) : refused(404, 'NOT_FOUND', '接口不存在')
  return signedReply(ctx, signer, said)
}

/** It does not sign for those it does not know. */
function unsigned({ status, json }: SandboxReply): WireReply {
  return { status, headers: {}, body: Buffer.from(JSON.stringify(json)) }
}

function tellCertificates({ keys, apiV3Key }: SandboxContext): SandboxReply {
  const { certificate } = keys
  if (!certificate) return refused(404, 'RESOURCE_NOT_EXISTS', '无可用的平台证书')
  const sealed = seal(apiV3Key, certificate.pem, 'certificate')
  return { status: 200, json: { data: [{ serial_no: certificate.serialNo, encrypt_certificate: sealed }] } }
}
