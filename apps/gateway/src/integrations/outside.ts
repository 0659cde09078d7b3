import type { Context } from '../context'
import type { CaptchaPort } from './captcha/captcha-port'
import { chooseCaptcha } from './captcha/choose-captcha'
import { createAbsentEnterpriseWechat } from './enterprise-wechat/absent-enterprise-wechat'
import type { EnterpriseWechatPort } from './enterprise-wechat/enterprise-wechat-port'
import { createLiveEnterpriseWechat } from './enterprise-wechat/live-enterprise-wechat'
import { createSandboxEnterpriseWechat } from './enterprise-wechat/sandbox-enterprise-wechat'
import { createFeedSource } from './feed-source/create-feed-source'
import type { FeedSourcePort } from './feed-source/feed-source-port'
import { createMakeOnce, type MakeOnce } from './make-once'
import type { PatienceOptions } from './patience'
import { openPayments } from './payment/open-payments'
import type { PaymentPort, PaymentSupplierName } from './payment/payment-port'
import { chooseSms } from './sms/choose-sms'
import type { SmsPort } from './sms/sms-port'
import { createSupplier } from './supplier'
import { chooseTimeStamp } from './time-stamp/choose-time-stamp'
import type { TimeStampPort } from './time-stamp/time-stamp-port'
import { createTokens, type Tokens } from './tokens'
import { createAbsentWechat } from './wechat/absent-wechat'
import { createLiveWechat } from './wechat/live-wechat'
import { createSandboxWechat } from './wechat/sandbox-wechat'
import type { WechatPort } from './wechat/wechat-port'

/** What this process needs of others, behind ports. */
export interface Outside {
  wechat: WechatPort
  enterpriseWechat: EnterpriseWechatPort
  captcha: CaptchaPort
  sms: SmsPort
  payments: Readonly<Record<PaymentSupplierName, PaymentPort>>
  /** Data files at addresses that operators give. No account is needed. */
  feedSource: FeedSourcePort
  /** Signs that something was known at a moment. */
  timeStamp: TimeStampPort
  /** For what modules obtain from outside, and keep. */
  makeOnce: MakeOnce
}

/**
 * Chooses who answers each port: the system itself where its account is configured; else, outside production, a
 * sandbox; and in production nobody, so that every call refuses and nobody mistakes a stand-in for the real thing.
 */
export function createOutside(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  patience: PatienceOptions = {},
): Outside {
  const makeOnce = createMakeOnce(ctx.db)
  const tokens = createTokens({ ...ctx, makeOnce })
  return {
    wechat: chooseWechat(ctx, tokens, patience),
    enterpriseWechat: chooseEnterpriseWechat(ctx, tokens, patience),
    captcha: chooseCaptcha(ctx, patience),
    sms: openSms(ctx, patience),
    payments: openPayments(ctx, patience),
    feedSource: createFeedSource(),
    timeStamp: chooseTimeStamp(ctx),
    makeOnce,
  }
}

type Parts = Pick<Context, 'config' | 'log'>

function chooseWechat({ config, log }: Parts, tokens: Tokens, patience: PatienceOptions): WechatPort {
  const settings = config.suppliers.wechat
  if (settings) {
    const supplier = createSupplier({ name: 'WeChat', origin: settings.origin, log, ...patience })
    return createLiveWechat({ settings, supplier, tokens })
  }
  if (config.env !== 'production') {
    const { sandboxMiniPrograms: miniPrograms } = config.suppliers
    return createSandboxWechat({ publicOrigin: config.publicOrigin, miniPrograms })
  }
  log.warn('WeChat has no account here, so links to mini programs and share cards are refused.')
  return createAbsentWechat()
}

function chooseEnterpriseWechat(
  { config, log }: Parts,
  tokens: Tokens,
  patience: PatienceOptions,
): EnterpriseWechatPort {
  const settings = config.suppliers.enterpriseWechat
  if (settings) {
    const supplier = createSupplier({ name: 'Enterprise WeChat', origin: settings.origin, log, ...patience })
    return createLiveEnterpriseWechat({ settings, supplier, tokens })
  }
  if (config.env !== 'production') return createSandboxEnterpriseWechat(config.publicOrigin)
  log.warn('Enterprise WeChat has no account here, so staff are reached by imported pictures only.')
  return createAbsentEnterpriseWechat()
}

function openSms(ctx: Parts, patience: PatienceOptions): SmsPort {
  const sms = chooseSms(ctx, patience)
  if (!sms.isSet)
    ctx.log.warn('There is no account for text messages, so nobody can log in or leave a phone.')
  return sms
}
