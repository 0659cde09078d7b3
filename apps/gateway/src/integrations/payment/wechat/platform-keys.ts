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

/** Serial numbers come from whoever sends something, who must not be able to trigger a fetch with each of them. */
const REST_MS = 5 * 60_000
/** After no answer the next try comes sooner, since nothing can be trusted meanwhile. */
const REST_AFTER_FAILURE_MS = 15_000

/**
 * Holds the configured public key and the platform certificates, both of which are in use while a merchant moves from
 * the latter to the former. Certificates are fetched when a serial number is unknown, by one call for everybody who
 * waits.
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

  /** True also when the clock was set back: nobody knows then how long ago the last fetch was. */
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
      // A public key that is not ours is not among certificates.
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
