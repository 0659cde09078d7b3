import { createPrivateKey, createPublicKey, createSecretKey, randomBytes } from 'node:crypto'
import type { WechatPaySettings } from '../../../../config/wechat-pay'
import { newRsaKeys } from '../../rsa-keys'
import { selfSignedCertificate } from './self-signed-certificate'

/** What a merchant and WeChat Pay know of each other, all of it as text so that it can be kept in a file. */
export interface WechatPayKeys {
  mchid: string
  apiV3Key: string
  /** Keys in PEM. */
  merchant: { serialNo: string; privateKey: string; publicKey: string }
  /** The platform certificate. Absent: a merchant who has had the public key from the start. */
  certificate: { serialNo: string; privateKey: string; pem: string } | undefined
  /** 微信支付公钥. */
  publicKey: { id: string; privateKey: string; publicKey: string }
}

const CERTIFICATE_YEARS = 5

/** Makes a merchant of its own with fresh keys. */
export async function makeWechatPayKeys(now: Date = new Date()): Promise<WechatPayKeys> {
  const [platform, merchant, newer] = await Promise.all([newRsaKeys(), newRsaKeys(), newRsaKeys()])
  const serialNo = newSerial()
  const until = new Date(now)
  until.setUTCFullYear(now.getUTCFullYear() + CERTIFICATE_YEARS)
  const pem = selfSignedCertificate({
    name: 'Sandbox of WeChat Pay',
    serial: serialNo,
    publicKey: createPublicKey(platform.publicKey),
    privateKey: createPrivateKey(platform.privateKey),
    from: now,
    until,
  })
  return {
    mchid: '1900000000',
    apiV3Key: randomBytes(16).toString('hex'),
    merchant: { serialNo: newSerial(), ...merchant },
    certificate: { serialNo, privateKey: platform.privateKey, pem },
    publicKey: { id: `PUB_KEY_ID_01${randomBytes(16).toString('hex').toUpperCase()}`, ...newer },
  }
}

/** Returns the settings of the merchant that these keys belong to. */
export function sandboxSettings(keys: WechatPayKeys, origin: string): WechatPaySettings {
  return {
    origin,
    mchid: keys.mchid,
    serialNo: keys.merchant.serialNo,
    privateKey: createPrivateKey(keys.merchant.privateKey),
    apiV3Key: createSecretKey(Buffer.from(keys.apiV3Key)),
    publicKey: { id: keys.publicKey.id, key: createPublicKey(keys.publicKey.publicKey) },
  }
}

/** Forty hexadecimal digits, the first chosen so that the number is positive and has no leading zeros. */
function newSerial(): string {
  return `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase()
}
