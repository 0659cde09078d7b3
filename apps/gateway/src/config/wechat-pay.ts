import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { origin } from './origin-setting'

/** A merchant's account at WeChat Pay. Its keys are key objects, which reveal nothing when printed. */
export interface WechatPaySettings {
  /** Scheme and host of its API. */
  origin: string
  mchid: string
  /** Of the merchant's certificate, whose private key signs our requests. */
  serialNo: string
  privateKey: KeyObject
  /** Decrypts what WeChat Pay encrypts for us. */
  apiV3Key: KeyObject
  /** 微信支付公钥. Absent: replies are checked by platform certificates, which are fetched. */
  publicKey: { id: string; key: KeyObject } | undefined
}

const ACCOUNT = [
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_SERIAL_NO',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_V3_KEY',
] as const
const PUBLIC_KEY = ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'] as const

/** How the account is read, with a sentence for each setting that cannot be used. None of them repeats a key. */
export const wechatPaySchema = z
  .object({
    WECHAT_PAY_MCHID: matching(
      /^\d{8,12}$/,
      'WECHAT_PAY_MCHID is no number of a merchant, so nobody could be paid. Copy it from the merchant platform.',
    ),
    WECHAT_PAY_SERIAL_NO: matching(
      /^[\dA-Fa-f]{16,64}$/,
      'WECHAT_PAY_SERIAL_NO is no serial number of a certificate, so our signature would not be found. Copy that of the merchant certificate, in hexadecimal digits.',
    ),
    WECHAT_PAY_PRIVATE_KEY: z.string().transform(readPrivateKey).optional(),
    WECHAT_PAY_API_V3_KEY: z.string().transform(readApiV3Key).optional(),
    WECHAT_PAY_PUBLIC_KEY_ID: matching(
      /^PUB_KEY_ID_\w{1,64}$/,
      'WECHAT_PAY_PUBLIC_KEY_ID is not like PUB_KEY_ID_0114…, so it is unclear which replies the key checks. Copy it from the merchant platform, with its beginning.',
    ),
    WECHAT_PAY_PUBLIC_KEY: z.string().transform(readPublicKey).optional(),
    WECHAT_PAY_API: origin('WECHAT_PAY_API').default('https://api.mch.weixin.qq.com'),
    // Read elsewhere; here it only matters that one is set.
    WECHAT_APPID: z.string().optional(),
    WECHAT_MINI_PROGRAMS: z.string().optional(),
  })
  .superRefine((settings, context) => {
    for (const names of [ACCOUNT, PUBLIC_KEY]) {
      const missing = names.filter((name) => settings[name] === undefined)
      if (missing.length === 0 || missing.length === names.length) continue
      context.addIssue(
        `${names.join(', ')} belong together, and ${missing.join(', ')} is not set. Set all or none.`,
      )
    }
    const isSet = settings.WECHAT_PAY_MCHID !== undefined
    if (settings.WECHAT_PAY_PUBLIC_KEY_ID !== undefined && !isSet) {
      context.addIssue(
        `WECHAT_PAY_PUBLIC_KEY_ID is set without the account whose replies it checks. Set ${ACCOUNT.join(', ')} too.`,
      )
    }
    if (isSet && settings.WECHAT_APPID === undefined && settings.WECHAT_MINI_PROGRAMS === undefined) {
      context.addIssue(
        'WECHAT_PAY_MCHID is set without an app to pay in, so no payment could be begun. Set WECHAT_APPID and WECHAT_SECRET, or WECHAT_MINI_PROGRAMS.',
      )
    }
  })
  .transform((settings): WechatPaySettings | undefined => {
    const {
      WECHAT_PAY_MCHID: mchid,
      WECHAT_PAY_SERIAL_NO: serialNo,
      WECHAT_PAY_PRIVATE_KEY: privateKey,
      WECHAT_PAY_API_V3_KEY: apiV3Key,
      WECHAT_PAY_PUBLIC_KEY_ID: id,
      WECHAT_PAY_PUBLIC_KEY: key,
    } = settings
    if (!mchid || !serialNo || !privateKey || !apiV3Key) return undefined
    return {
      origin: settings.WECHAT_PAY_API,
      mchid,
      // As replies and certificates spell it.
      serialNo: serialNo.toUpperCase(),
      privateKey,
      apiV3Key,
      publicKey: id && key ? { id, key } : undefined,
    }
  })

function matching(form: RegExp, problem: string) {
  return z.string().trim().regex(form, problem).optional()
}

function readPrivateKey(text: string, context: z.RefinementCtx<string>): KeyObject {
  return (
    rsaKey(() => createPrivateKey(pem(text))) ??
    refuse(
      context,
      'WECHAT_PAY_PRIVATE_KEY is no RSA key in PEM, so nothing could be asked of WeChat Pay. Set the text of apiclient_key.pem, with its first and last line.',
    )
  )
}

function readPublicKey(text: string, context: z.RefinementCtx<string>): KeyObject {
  // Node would also accept a certificate or a private key, and derive a public key from it.
  const isPublic = /^-----BEGIN (RSA )?PUBLIC KEY-----/.test(pem(text))
  return (
    (isPublic ? rsaKey(() => createPublicKey(pem(text))) : undefined) ??
    refuse(
      context,
      'WECHAT_PAY_PUBLIC_KEY is no RSA public key in PEM, so no reply of WeChat Pay could be believed. Set the text of pub_key.pem, with its first and last line.',
    )
  )
}

function readApiV3Key(text: string, context: z.RefinementCtx<string>): KeyObject {
  const bytes = Buffer.from(text)
  if (bytes.length === 32) return createSecretKey(bytes)
  return refuse(
    context,
    `WECHAT_PAY_API_V3_KEY has ${bytes.length} bytes instead of 32, so nothing that WeChat Pay sends could be opened. Set the APIv3 key of the merchant platform.`,
  )
}

/** Multi-line files often reach the environment with `\n` for each line break. */
function pem(text: string): string {
  return text.replaceAll('\\n', '\n').trim()
}

function rsaKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read()
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    // OpenSSL's error message could quote it.
    return undefined
  }
}

function refuse(context: z.RefinementCtx<string>, problem: string): never {
  context.addIssue(problem)
  return z.NEVER
}
