import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { AlipaySettings } from '../../../../config/alipay'

/** What a sandbox and its only merchant sign with: private keys as PEM, so that they can be kept in a file. */
export interface AlipayKeys {
  merchant: string
  alipay: string
}

/** Makes new keys, which takes some hundred milliseconds. Notices and forms signed with earlier ones become void. */
export function makeAlipayKeys(): AlipayKeys {
  return { merchant: newKey(), alipay: newKey() }
}

/** The settings with which `createAlipay` reaches the sandbox. No network request ever goes to the origin. */
export function sandboxSettings({ merchant, alipay }: AlipayKeys): AlipaySettings {
  return {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: createPrivateKey(merchant),
    publicKey: createPublicKey(alipay),
    origin: 'https://alipay.invalid',
  }
}

/** What the sandbox itself knows and signs with. */
export interface SandboxAccount {
  appId: string
  sellerId: string
  /** The merchant's key, with which its requests are checked. */
  merchantKey: KeyObject
  /** Signs replies and notices. */
  ownKey: KeyObject
}

export function sandboxAccount(keys: AlipayKeys): SandboxAccount {
  const { appId, sellerId } = sandboxSettings(keys)
  return {
    appId,
    sellerId,
    merchantKey: createPublicKey(keys.merchant),
    ownKey: createPrivateKey(keys.alipay),
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}
