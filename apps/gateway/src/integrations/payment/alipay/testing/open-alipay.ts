import { pino } from 'pino'
import type { PatienceOptions } from '../../../patience'
import { createMemoryLedger } from '../../memory-ledger'
import type { PaymentPort, PrepayReply, PrepayRequest, RawNotice } from '../../payment-port'
import type { SandboxServer, WireReply, WireRequest } from '../../sandbox-ledger'
import { createAlipay } from '../alipay'
import { writeForm } from '../form'
import { type AlipaySandbox, createAlipaySandbox } from '../sandbox/alipay-sandbox'
import { makeAlipayKeys, sandboxAccount } from '../sandbox/keys'
import { signedReply } from '../sandbox/wire'

/** Made once for all tests of a worker. */
export const KEYS = await makeAlipayKeys()

export const PAYMENT: PrepayRequest = {
  way: 'alipay_wap',
  outTradeNo: 'A100',
  amount: 9_900,
  subject: '名师课程',
  expiresAt: new Date('2026-11-24T12:00:00+08:00'),
  notifyUrl: 'https://h5.example.com/oabase/api/pay/v1/notify/alipay',
  returnUrl: 'https://h5.example.com/h5-page/order?pid=7',
}

/** Alipay as played by the sandbox, and our access to it, on the morning of 24 November 2026. */
export interface TestAlipay {
  alipay: PaymentPort
  sandbox: AlipaySandbox
  /** Every request that was sent. */
  sent: WireRequest[]
  /** Moves both clocks to this time in China. */
  setTime(time: string): void
  /** Intercepts what is sent between the two, from now on. */
  interfere(how: (request: WireRequest, server: SandboxServer) => Promise<WireReply>): void
  /** The payer comes to Alipay with the form of a payment. */
  visit(request?: Partial<PrepayRequest>): Promise<WireReply>
  /** A payment that somebody has made. */
  paid(request?: Partial<PrepayRequest>): Promise<void>
}

export function openTestAlipay(patience: PatienceOptions = {}): TestAlipay {
  let time = new Date('2026-11-24T10:00:00+08:00')
  const now = () => time
  const sandbox = createAlipaySandbox({ keys: KEYS, ledger: createMemoryLedger(), now })
  const { settings, payPage, server } = sandbox
  const sent: WireRequest[] = []
  let way: SandboxServer = server
  const send: SandboxServer = (request) => {
    sent.push(request)
    return way(request)
  }
  const log = pino({ level: 'silent' })
  const alipay = createAlipay({ settings, send, log, now, payPage, ...patience })
  const visit: TestAlipay['visit'] = async (request) =>
    server(formRequest(await alipay.prepay({ ...PAYMENT, ...request })))
  return {
    alipay,
    sandbox,
    sent,
    setTime(text) {
      time = new Date(`${text.replace(' ', 'T')}+08:00`)
    },
    interfere(how) {
      way = (request) => how(request, server)
    },
    visit,
    async paid(request) {
      await visit(request)
      await sandbox.pay(request?.outTradeNo ?? PAYMENT.outTradeNo)
    },
  }
}

/** What a browser sends when it posts the form of a payment. */
export function formRequest(reply: PrepayReply): WireRequest {
  if (!('form' in reply)) throw new Error('This way of paying has no form.')
  const { action, fields } = reply.form
  return { method: 'POST', url: action, headers: {}, body: writeForm(fields) }
}

/** A reply that Alipay has signed, whatever it says. */
export function replyOf(method: string, values: object): WireReply {
  return signedReply(method, { values }, sandboxAccount(KEYS))
}

/** A request to us, as the gateway gets it. */
export function received({ headers, body }: WireRequest): RawNotice {
  return { headers, body: Buffer.from(body) }
}
