import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { AlipaySettings } from '../../../../config/alipay'
import { newRsaKeys } from '../../rsa-keys'

/** What a sandbox and its only merchant sign with: private keys as PEM, so that they can be kept in a file. */
export interface AlipayKeys {
  merchant: string
  alipay: string
}

/** Makes new keys. Notices and forms signed with earlier ones become void. */
export async function makeAlipayKeys(): Promise<AlipayKeys> {
  const [merchant, alipay] = await Promise.all([newRsaKeys(), newRsaKeys()])
  return { merchant: merchant.privateKey, alipay: alipay.privateKey }
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
