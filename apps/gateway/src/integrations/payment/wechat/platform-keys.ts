import type { KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { WechatPaySettings } from '../../../config/wechat-pay'

/** The keys that prove that something comes from WeChat Pay, by the serial numbers that it names. */
export interface PlatformKeys {
  /** Undefined: there is none by that number, or none can be had now. Never rejects. */
  find(serial: string): Promise<KeyObject | undefined>
}

export interface PlatformCertificate {
  serial: string
  key: KeyObject
  /** From here on it proves nothing. */
  expiresAt: Date
}

/** Serial numbers come from whoever sends something, who must not be able to make us ask at each of them. */
const REST_MS = 5 * 60_000
/** After no answer it is tried sooner, since nothing can be believed meanwhile. */
const REST_AFTER_FAILURE_MS = 15_000

/**
 * Holds the public key that is set and the platform certificates, of which both are in use while a merchant moves from
 * these to that. Certificates are fetched when a serial number is unknown, by one call for all who wait.
 */
export function createPlatformKeys({
  publicKey,
  fetchCertificates,
  now,
  log,
}: {
  publicKey: WechatPaySettings['publicKey']
  fetchCertificates: () => Promise<PlatformCertificate[]>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}): PlatformKeys {
  let certificates = new Map<string, PlatformCertificate>()
  let fetching: Promise<void> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let restMs = 0

  function held(serial: string): KeyObject | undefined {
    if (serial === publicKey?.id) return publicKey.key
    const certificate = certificates.get(serial)
    return certificate && certificate.expiresAt > now() ? certificate.key : undefined
  }

  /** Also when the clock was set back, after which nobody knows how long ago it was. */
  function mayFetch(): boolean {
    const passed = now().getTime() - lastAt
    return passed >= restMs || passed < 0
  }

  async function fetchAll(): Promise<void> {
    lastAt = now().getTime()
    try {
      const fetched = await fetchCertificates()
      certificates = new Map(fetched.map((certificate) => [certificate.serial, certificate]))
      restMs = REST_MS
    } catch (error) {
      restMs = REST_AFTER_FAILURE_MS
      log.warn({ err: error }, 'The platform certificates of WeChat Pay could not be fetched.')
    }
  }

  return {
    async find(serial) {
      const key = held(serial)
      // Another public key than ours is not among certificates.
      if (key || serial.startsWith('PUB_KEY_ID_')) return key
      if (!fetching && mayFetch()) {
        fetching = fetchAll().finally(() => {
          fetching = undefined
        })
      }
      await fetching
      return held(serial)
    },
  }
}
