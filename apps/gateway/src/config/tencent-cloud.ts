import { z } from 'zod'
import { origin } from './origin-setting'

/** The account that signs calls to Tencent Cloud. */
export interface TencentAccount {
  secretId: string
  secretKey: string
}

/** An app of Tencent Captcha. */
export interface CaptchaApp {
  appId: number
  secretKey: string
}

export interface TencentCaptchaSettings {
  account: TencentAccount
  origin: string
  app: CaptchaApp
  /** For those for whom the usual one might not be enough. Absent: there is no harder one. */
  strictApp: CaptchaApp | undefined
}

export interface TencentSmsSettings {
  account: TencentAccount
  origin: string
  region: string
  sdkAppId: string
  sign: string
  /** Template for codes, with two placeholders: the code, and for how many minutes it is valid. */
  templateId: string
  /**
   * Template with the app's address and no placeholder, as addresses have to be part of the approved text. Absent: it
   * is sent to nobody.
   */
  downloadTemplateId: string | undefined
  /** Template with two placeholders: what begins, and when. Absent: nobody is reminded by text message. */
  remindTemplateId: string | undefined
  /** Template with two placeholders: what was cancelled, and when it was to begin. Absent: only the list says it. */
  cancelTemplateId: string | undefined
}

/** Which parts of Tencent Cloud are used, each absent when nothing is set. */
export interface TencentSettings {
  captcha: TencentCaptchaSettings | undefined
  sms: TencentSmsSettings | undefined
}

const ACCOUNT = ['TENCENT_SECRET_ID', 'TENCENT_SECRET_KEY'] as const
const CAPTCHA = ['CAPTCHA_APP_ID', 'CAPTCHA_APP_SECRET'] as const
const STRICT = ['CAPTCHA_STRICT_APP_ID', 'CAPTCHA_STRICT_APP_SECRET'] as const
const SMS = ['SMS_SDK_APP_ID', 'SMS_SIGN', 'SMS_TEMPLATE_ID'] as const

type Name = (typeof ACCOUNT | typeof CAPTCHA | typeof STRICT | typeof SMS)[number]

const text = () => z.string().optional()

/** How the settings for Tencent Cloud are read, with a sentence for each that cannot be used. */
export const tencentSchema = z
  .object({
    TENCENT_SECRET_ID: text(),
    TENCENT_SECRET_KEY: text(),
    CAPTCHA_APP_ID: appId('CAPTCHA_APP_ID'),
    CAPTCHA_APP_SECRET: text(),
    CAPTCHA_STRICT_APP_ID: appId('CAPTCHA_STRICT_APP_ID'),
    CAPTCHA_STRICT_APP_SECRET: text(),
    CAPTCHA_API: origin('CAPTCHA_API').default('https://captcha.tencentcloudapi.com'),
    SMS_SDK_APP_ID: text(),
    SMS_SIGN: text(),
    SMS_TEMPLATE_ID: text(),
    SMS_DOWNLOAD_TEMPLATE_ID: text(),
    SMS_REMIND_TEMPLATE_ID: text(),
    SMS_CANCEL_TEMPLATE_ID: text(),
    SMS_REGION: z.string().default('ap-guangzhou'),
    SMS_API: origin('SMS_API').default('https://sms.tencentcloudapi.com'),
  })
  .superRefine((settings, context) => {
    for (const names of [ACCOUNT, CAPTCHA, STRICT, SMS] as readonly (readonly Name[])[]) {
      const missing = names.filter((name) => settings[name] === undefined)
      if (missing.length === 0 || missing.length === names.length) continue
      context.addIssue(
        `${names.join(', ')} belong together, and ${missing.join(', ')} is not set. Set all or none.`,
      )
    }
    const needsAccount = [CAPTCHA[0], SMS[0]].find((name) => settings[name] !== undefined)
    if (needsAccount && settings.TENCENT_SECRET_ID === undefined) {
      context.addIssue(
        `${needsAccount} is set without TENCENT_SECRET_ID, with which calls to Tencent Cloud are signed. Set TENCENT_SECRET_ID and TENCENT_SECRET_KEY.`,
      )
    }
    if (settings.SMS_DOWNLOAD_TEMPLATE_ID !== undefined && settings.SMS_TEMPLATE_ID === undefined) {
      context.addIssue(
        'SMS_DOWNLOAD_TEMPLATE_ID is set without the account that sends messages, so nobody would be sent the address of the app. Set SMS_SDK_APP_ID, SMS_SIGN and SMS_TEMPLATE_ID too.',
      )
    }
    if (settings.SMS_REMIND_TEMPLATE_ID !== undefined && settings.SMS_TEMPLATE_ID === undefined) {
      context.addIssue(
        'SMS_REMIND_TEMPLATE_ID is set without the account that sends messages, so nobody would be reminded. Set SMS_SDK_APP_ID, SMS_SIGN and SMS_TEMPLATE_ID too.',
      )
    }
    if (settings.SMS_CANCEL_TEMPLATE_ID !== undefined && settings.SMS_TEMPLATE_ID === undefined) {
      context.addIssue(
        'SMS_CANCEL_TEMPLATE_ID is set without the account that sends messages, so nobody would be told by text message what was cancelled. Set SMS_SDK_APP_ID, SMS_SIGN and SMS_TEMPLATE_ID too.',
      )
    }
    if (settings.CAPTCHA_STRICT_APP_ID !== undefined && settings.CAPTCHA_APP_ID === undefined) {
      context.addIssue(
        'CAPTCHA_STRICT_APP_ID is the harder of two captchas, and CAPTCHA_APP_ID, the usual one, is not set. Set it too.',
      )
    }
  })
  .transform((settings): TencentSettings => {
    const account = {
      secretId: settings.TENCENT_SECRET_ID ?? '',
      secretKey: settings.TENCENT_SECRET_KEY ?? '',
    }
    const app = appOf(settings.CAPTCHA_APP_ID, settings.CAPTCHA_APP_SECRET)
    const strictApp = appOf(settings.CAPTCHA_STRICT_APP_ID, settings.CAPTCHA_STRICT_APP_SECRET)
    const { SMS_SDK_APP_ID: sdkAppId, SMS_SIGN: sign = '', SMS_TEMPLATE_ID: templateId = '' } = settings
    const sms = {
      account,
      origin: settings.SMS_API,
      region: settings.SMS_REGION,
      sign,
      templateId,
      downloadTemplateId: settings.SMS_DOWNLOAD_TEMPLATE_ID,
      remindTemplateId: settings.SMS_REMIND_TEMPLATE_ID,
      cancelTemplateId: settings.SMS_CANCEL_TEMPLATE_ID,
    }
    return {
      captcha: app && { account, origin: settings.CAPTCHA_API, app, strictApp },
      sms: sdkAppId === undefined ? undefined : { ...sms, sdkAppId },
    }
  })

function appOf(appId: number | undefined, secretKey = ''): CaptchaApp | undefined {
  return appId === undefined ? undefined : { appId, secretKey }
}

function appId(name: string) {
  return z
    .string()
    .regex(
      /^\d{6,12}$/,
      `${name} is no number of a captcha app, so no ticket could be checked. Copy it from the console.`,
    )
    .transform(Number)
    .optional()
}
