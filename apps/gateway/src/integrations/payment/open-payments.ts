import type { Context } from '../../context'
import type { PatienceOptions } from '../patience'
import { createAbsentPayment } from './absent-payment'
import { createAlipay } from './alipay/alipay'
import { answerNotice as answerAlipay } from './alipay/notice'
import { createLatePayment } from './late-payment'
import type { PaymentPort, PaymentSupplierName } from './payment-port'
import { openAlipaySandbox, openWechatPaySandbox } from './payment-sandbox'
import { createSend } from './send-request'
import { answerNotice as answerWechatPay } from './wechat/notices'
import { payingApps } from './wechat/paying-apps'
import { sandboxSettings } from './wechat/sandbox/keys'
import { SANDBOX_APPS } from './wechat/sandbox/wechat-pay-sandbox'
import { createWechatPay } from './wechat/wechat-pay'

type Parts = Pick<Context, 'config' | 'db' | 'log'>

/**
 * Who takes payments here: the configured account; else, outside production, a sandbox that speaks as the supplier
 * does; else nobody.
 */
export function openPayments(
  ctx: Parts,
  patience: PatienceOptions = {},
): Readonly<Record<PaymentSupplierName, PaymentPort>> {
  return { wechat: openWechatPay(ctx, patience), alipay: openAlipay(ctx, patience) }
}

const SANDBOX_ORIGIN = 'https://wechat-pay.invalid'

function openWechatPay(ctx: Parts, patience: PatienceOptions): PaymentPort {
  const { config, log } = ctx
  const now = () => new Date()
  if (config.wechatPay) {
    return createWechatPay({
      settings: config.wechatPay,
      apps: payingApps(config.suppliers.wechat),
      send: createSend({ name: 'WeChat Pay', ...patience }),
      log,
      now,
      patience,
    })
  }
  if (config.env === 'production') return absent(ctx, 'wechat', 'WeChat Pay')
  return createLatePayment({ supplier: 'wechat', answerNotice: answerWechatPay }, async () => {
    const { keys, server } = await openWechatPaySandbox(ctx)
    const apps = { ...SANDBOX_APPS, all: new Set(Object.values(SANDBOX_APPS)) }
    return createWechatPay({ settings: sandboxSettings(keys, SANDBOX_ORIGIN), apps, send: server, log, now })
  })
}

function openAlipay(ctx: Parts, patience: PatienceOptions): PaymentPort {
  const { config, log } = ctx
  if (config.alipay) {
    const send = createSend({ name: 'Alipay', ...patience })
    return createAlipay({ settings: config.alipay, send, log, ...patience })
  }
  if (config.env === 'production') return absent(ctx, 'alipay', 'Alipay')
  return createLatePayment({ supplier: 'alipay', answerNotice: answerAlipay }, async () => {
    const { settings, server, payPage } = await openAlipaySandbox(ctx)
    return createAlipay({ settings, send: server, log, payPage: `${config.publicOrigin}${payPage}` })
  })
}

function absent({ log }: Parts, supplier: PaymentSupplierName, name: string): PaymentPort {
  log.warn(`There is no account at ${name}, so nobody can pay by it.`)
  return createAbsentPayment(supplier)
}
