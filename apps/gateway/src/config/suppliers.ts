import { z } from 'zod'
import { commaList } from './comma-list'
import { origin } from './origin-setting'

/** A WeChat account. */
export interface WechatAccount {
  appId: string
  secret: string
}

export interface WechatSettings {
  /** Scheme and host of its API. */
  origin: string
  /** Scheme and host of the page that tells us who a visitor is. */
  authorizeOrigin: string
  /** Signs pages for the JSSDK, and identifies visitors who pay inside WeChat. */
  officialAccount: WechatAccount | undefined
  /** By the alias that pages use. */
  miniPrograms: ReadonlyMap<string, WechatAccount>
}

export interface EnterpriseWechatSettings {
  origin: string
  corpId: string
  secret: string
}

/** Outside systems, each absent when nothing is set. */
export interface SupplierSettings {
  wechat: WechatSettings | undefined
  /** Aliases of the mini programs known to the sandbox, which replaces an absent `wechat` outside production. */
  sandboxMiniPrograms: ReadonlySet<string>
  enterpriseWechat: EnterpriseWechatSettings | undefined
  /** Address of a time-stamp authority (RFC 3161), which receives the heads of kept evidence each day. */
  timeStampUrl?: string | undefined
}

const MINI_PROGRAM = /^([\w-]{1,64})=(wx[0-9a-f]{16}):([\w-]{8,128})$/

/** How the settings of outside systems are read, with a sentence for each that cannot be used. */
export const suppliersSchema = z
  .object({
    WECHAT_APPID: z.string().optional(),
    WECHAT_SECRET: z.string().optional(),
    WECHAT_MINI_PROGRAMS: z.string().default('').transform(readMiniPrograms),
    SANDBOX_MINI_PROGRAMS: z.string().default('main,course').transform(readAliases),
    WECHAT_API: origin('WECHAT_API').default('https://api.weixin.qq.com'),
    WECHAT_OPEN: origin('WECHAT_OPEN').default('https://open.weixin.qq.com'),
    WECOM_CORP_ID: z.string().optional(),
    WECOM_SECRET: z.string().optional(),
    WECOM_API: origin('WECOM_API').default('https://qyapi.weixin.qq.com'),
    TIME_STAMP_URL: z
      .url({
        protocol: /^https?$/,
        error:
          'TIME_STAMP_URL is no address of http or https, so nothing would be stamped. Correct or unset it.',
      })
      .optional(),
  })
  .superRefine((settings, context) => {
    for (const [name, other] of [
      ['WECHAT_APPID', 'WECHAT_SECRET'],
      ['WECOM_CORP_ID', 'WECOM_SECRET'],
    ] as const) {
      if ((settings[name] === undefined) === (settings[other] === undefined)) continue
      context.addIssue(
        `${name} and ${other} make one account, and only one of them is set. Set both or none.`,
      )
    }
  })
  .transform(toSettings)

function toSettings(settings: {
  WECHAT_APPID?: string | undefined
  WECHAT_SECRET?: string | undefined
  WECHAT_MINI_PROGRAMS: ReadonlyMap<string, WechatAccount>
  SANDBOX_MINI_PROGRAMS: ReadonlySet<string>
  WECHAT_API: string
  WECHAT_OPEN: string
  WECOM_CORP_ID?: string | undefined
  WECOM_SECRET?: string | undefined
  WECOM_API: string
  TIME_STAMP_URL?: string | undefined
}): SupplierSettings {
  const { WECHAT_APPID: appId, WECHAT_SECRET: secret, WECHAT_MINI_PROGRAMS: miniPrograms } = settings
  const { WECOM_CORP_ID: corpId, WECOM_SECRET: corpSecret } = settings
  const officialAccount = appId !== undefined && secret !== undefined ? { appId, secret } : undefined
  return {
    wechat:
      officialAccount || miniPrograms.size > 0
        ? {
            origin: settings.WECHAT_API,
            authorizeOrigin: settings.WECHAT_OPEN,
            officialAccount,
            miniPrograms,
          }
        : undefined,
    sandboxMiniPrograms: settings.SANDBOX_MINI_PROGRAMS,
    enterpriseWechat:
      corpId !== undefined && corpSecret !== undefined
        ? { origin: settings.WECOM_API, corpId, secret: corpSecret }
        : undefined,
    timeStampUrl: settings.TIME_STAMP_URL,
  }
}

/** `main,course`. */
function readAliases(text: string, context: z.RefinementCtx<string>): ReadonlySet<string> {
  const aliases = commaList(text)
  const wrong = aliases.filter((alias) => !/^[\w-]{1,64}$/.test(alias))
  if (wrong.length > 0) {
    context.addIssue(
      `SANDBOX_MINI_PROGRAMS: ${wrong.join(', ')} can be no alias of a mini program, which has letters, digits, _ and - only. Correct it, or take it out.`,
    )
  }
  return new Set(aliases)
}

/** `main=wx0123456789abcdef:secret,…`. */
function readMiniPrograms(
  text: string,
  context: z.RefinementCtx<string>,
): ReadonlyMap<string, WechatAccount> {
  const found = new Map<string, WechatAccount>()
  for (const [index, entry] of commaList(text).entries()) {
    const [, alias = '', appId = '', secret = ''] = MINI_PROGRAM.exec(entry) ?? []
    // Named by position: the entry itself contains a secret.
    if (alias === '' || found.has(alias)) {
      context.addIssue(
        `WECHAT_MINI_PROGRAMS: entry ${index + 1} is not like main=wx0123456789abcdef:secret with an alias of its own, so no link could be made for it. Correct it, or take it out.`,
      )
    }
    found.set(alias, { appId, secret })
  }
  return found
}
