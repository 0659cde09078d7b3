import { pino } from 'pino'
import type { WechatPaySettings } from '../../../../config/wechat-pay'
import { SupplierError } from '../../../supplier-error'
import { createMemoryLedger } from '../../memory-ledger'
import type { PaymentPort, PrepayRequest, RawNotice } from '../../payment-port'
import type { SandboxServer, SandboxTrade, WireReply, WireRequest } from '../../sandbox-ledger'
import type { ApiOptions } from '../api'
import { makeWechatPayKeys, sandboxSettings, type WechatPayKeys } from '../sandbox/keys'
import type { Signer } from '../sandbox/signed-reply'
import { createWechatPaySandbox, SANDBOX_APPS, type WechatPaySandbox } from '../sandbox/wechat-pay-sandbox'
import { createWechatPay } from '../wechat-pay'

/** Made once, as it takes a moment. */
export const KEYS = await makeWechatPayKeys(new Date('2026-01-01T00:00:00Z'))

const ORIGIN = 'https://pay.example.com'

export const APPS = {
  ...SANDBOX_APPS,
  all: new Set([SANDBOX_APPS.officialAccount, SANDBOX_APPS.miniProgram]),
}

export const ORDER: PrepayRequest = {
  way: 'wx_jsapi',
  outTradeNo: 'order-0001',
  amount: 19_990,
  subject: '投资课程',
  expiresAt: new Date('2026-11-24T04:30:00Z'),
  notifyUrl: 'https://pages.example.com/notify/wechat',
  openid: 'o-payer',
  payerIp: '203.0.113.7',
}

export interface Opened {
  port: PaymentPort
  sandbox: WechatPaySandbox
  /** What the adapter has sent. */
  sent: WireRequest[]
  /** The time of both sides. */
  clock: { now: Date }
  /** Lets replies be changed in transit; undefined: they are not. */
  onTheWay: { change: ((reply: WireReply, request: WireRequest) => WireReply) | undefined }
  /** Pays for `ORDER` or what differs from it, and returns the sandbox's record of it. */
  paid(order?: Partial<PrepayRequest>): Promise<SandboxTrade>
}

/** A merchant and its WeChat Pay, which share a clock that stands still: 24 November 2026, noon in China. */
export function openWechatPay({
  keys = KEYS,
  settings = {},
  noticesBy = 'public-key',
  send,
  ...options
}: {
  keys?: WechatPayKeys
  settings?: Partial<WechatPaySettings>
  noticesBy?: Signer
  /** Puts something between the adapter and the sandbox. */
  send?: (server: SandboxServer) => SandboxServer
} & Partial<Pick<ApiOptions, 'apps' | 'log' | 'patience'>> = {}): Opened {
  const clock = { now: new Date('2026-11-24T04:00:00Z') }
  const now = () => clock.now
  const sandbox = createWechatPaySandbox({ keys, ledger: createMemoryLedger(), now, noticesBy })
  const sent: WireRequest[] = []
  const onTheWay: Opened['onTheWay'] = { change: undefined }
  const straight: SandboxServer = async (request) => {
    sent.push(request)
    const reply = await sandbox.server(request)
    return onTheWay.change?.(reply, request) ?? reply
  }
  const port = createWechatPay({
    apps: APPS,
    log: pino({ level: 'silent' }),
    now,
    ...options,
    settings: { ...sandboxSettings(keys, ORIGIN), ...settings },
    send: send?.(straight) ?? straight,
  })
  return {
    port,
    sandbox,
    sent,
    clock,
    onTheWay,
    async paid(order = {}) {
      const request = { ...ORDER, ...order }
      await port.prepay(request)
      const trade = await sandbox.pay(request.outTradeNo)
      if (trade?.status === 'paid') return trade
      throw new Error(`${request.outTradeNo} was not paid.`)
    },
  }
}

/** A notice as it reaches the gateway. */
export function received({ headers, body }: WireRequest): RawNotice {
  return { headers, body: Buffer.from(body) }
}

/** Returns the error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<SupplierError> {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof SupplierError) return error
  throw new Error(`Expected a SupplierError, got ${String(error)}.`)
}
