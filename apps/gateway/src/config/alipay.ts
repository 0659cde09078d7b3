import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { origin } from './origin-setting'
import { readRsaPrivateKey, readRsaPublicKey } from './rsa-key'

/** An app at Alipay and the account that receives its payments. */
export interface AlipaySettings {
  appId: string
  /** The account's id, which Alipay calls PID. */
  sellerId: string
  /** Signs what we send. */
  privateKey: KeyObject
  /** Alipay's own, which checks what it sends. */
  publicKey: KeyObject
  origin: string
}

const NAMES = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const

/** How the settings for Alipay are read, with a sentence for each that cannot be used. None of them repeats a key. */
export const alipaySchema = z
  .object({
    ALIPAY_APP_ID: z
      .string()
      .regex(
        /^\d{16}$/,
        'ALIPAY_APP_ID has not the 16 digits of an app at Alipay, which would take nothing from us. Copy it from the console.',
      )
      .optional(),
    ALIPAY_SELLER_ID: z
      .string()
      .regex(
        /^2088\d{12}$/,
        'ALIPAY_SELLER_ID has not the 16 digits of an account, which begin with 2088, so no notice of a payment would be taken for ours. Copy the PID from the console.',
      )
      .optional(),
    ALIPAY_PRIVATE_KEY: rsaKey(
      readRsaPrivateKey,
      'ALIPAY_PRIVATE_KEY is no RSA private key of at least 2048 bits, so nothing could be signed. Set 应用私钥, as PEM or as the one line that the key tool of Alipay writes.',
    ),
    ALIPAY_PUBLIC_KEY: rsaKey(
      readRsaPublicKey,
      'ALIPAY_PUBLIC_KEY is no RSA public key of at least 2048 bits, so no payment could be believed. Set 支付宝公钥, as PEM or as the one line that the console shows; certificates are not supported.',
    ),
    ALIPAY_API: origin('ALIPAY_API').default('https://openapi.alipay.com'),
  })
  .superRefine((settings, context) => {
    const missing = NAMES.filter((name) => settings[name] === undefined)
    if (missing.length > 0 && missing.length < NAMES.length) {
      context.addIssue(
        `${NAMES.join(', ')} belong together, and ${missing.join(', ')} is not set, so no payment could be taken by Alipay. Set all or none.`,
      )
    }
    const { ALIPAY_PRIVATE_KEY: ours, ALIPAY_PUBLIC_KEY: theirs } = settings
    if (ours && theirs && createPublicKey(ours).equals(theirs)) {
      context.addIssue(
        'ALIPAY_PUBLIC_KEY is the public half of ALIPAY_PRIVATE_KEY, so nothing that Alipay sends could be believed. Set 支付宝公钥 from the console, not 应用公钥.',
      )
    }
  })
  .transform((settings): AlipaySettings | undefined => {
    const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = settings
    const { ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey } = settings
    if (appId === undefined || sellerId === undefined || !privateKey || !publicKey) return undefined
    return { appId, sellerId, privateKey, publicKey, origin: settings.ALIPAY_API }
  })

function rsaKey(read: (text: string) => KeyObject | undefined, problem: string) {
  return z
    .string()
    .transform((text, context) => {
      const key = read(text)
      if (key) return key
      context.addIssue(problem)
      return z.NEVER
    })
    .optional()
}
