import { isIP } from 'node:net'
import { z } from 'zod'

/** The bucket with the files that every process has to see. */
export interface FileStoreSettings {
  /** Scheme and host, with the bucket as the only path segment unless it is part of the host. No trailing slash. */
  url: string
  region: string
  keyId: string
  /** Signs every call and is never sent. */
  secret: string
  /** How many bytes of it may be cached on this disk. */
  cacheBytes: number
}

const MIB = 1024 * 1024
const LEAST_CACHE_MB = 256

const EXAMPLE = 'https://s3.example.com/bucket or https://bucket.oss-cn-hangzhou.aliyuncs.com'
const SETTINGS = ['FILE_STORE_URL', 'FILE_STORE_REGION', 'FILE_STORE_KEY_ID', 'FILE_STORE_SECRET'] as const

/** How the settings of the object store are read, with a sentence for each that cannot be used. Undefined: none is set. */
export function fileStoreSchema({ isProduction }: { isProduction: boolean }) {
  return z
    .object({
      FILE_STORE_URL: z.string().trim().optional(),
      FILE_STORE_REGION: z
        .string()
        .regex(
          /^[\w-]{1,64}$/,
          'FILE_STORE_REGION is no name of a region, so no call could be signed. Set what the provider names, such as cn-hangzhou, or `garage`, or `auto`.',
        )
        .optional(),
      FILE_STORE_KEY_ID: z.string().optional(),
      FILE_STORE_SECRET: z.string().optional(),
      FILE_CACHE_MB: z
        .string()
        .regex(
          /^\d{1,8}$/,
          'FILE_CACHE_MB is no whole number, so nothing would bound what is kept on this disk. Set megabytes, such as 4096.',
        )
        .transform(Number)
        .refine(
          (mb) => mb >= LEAST_CACHE_MB,
          `FILE_CACHE_MB is less than ${LEAST_CACHE_MB}, so pictures would be fetched over and over. Set at least that.`,
        )
        .default(4_096),
    })
    .transform((given, context): FileStoreSettings | undefined => {
      const absent = SETTINGS.filter((name) => given[name] === undefined)
      if (absent.length === SETTINGS.length) return undefined
      const { FILE_STORE_URL, FILE_STORE_REGION, FILE_STORE_KEY_ID, FILE_STORE_SECRET } = given
      if (absent.length > 0) {
        context.addIssue(
          `${absent.join(', ')}: not set, and FILE_STORE_URL, FILE_STORE_REGION, FILE_STORE_KEY_ID and FILE_STORE_SECRET make one store. Set all of them, or none to keep files on this disk.`,
        )
        return undefined
      }
      const url = readAddress(FILE_STORE_URL ?? '', isProduction)
      if ('problem' in url) {
        context.addIssue(url.problem)
        return undefined
      }
      return {
        url: url.address,
        region: FILE_STORE_REGION ?? '',
        keyId: FILE_STORE_KEY_ID ?? '',
        secret: FILE_STORE_SECRET ?? '',
        cacheBytes: given.FILE_CACHE_MB * MIB,
      }
    })
}

/** Errors are reported without the address, which may contain a password. */
function readAddress(text: string, isProduction: boolean): { address: string } | { problem: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const parts = url?.pathname.split('/').filter((part) => part !== '') ?? []
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === ''
  if (!url || !isPlain || !/^https?:$/.test(url.protocol) || parts.length > 1) {
    return {
      problem: `FILE_STORE_URL is not like ${EXAMPLE}, so no file could be stored. Set scheme, host and bucket, without a key, a query or a folder.`,
    }
  }
  if (isProduction && url.protocol === 'http:' && !isInternal(url.hostname)) {
    return {
      problem:
        'FILE_STORE_URL begins with http:// and leads out of this network, so anybody between could change files on their way. Set an address with https://.',
    }
  }
  return { address: [url.origin, ...parts].join('/') }
}

/** Whether a host is on a private network: a loopback or private address, or a name without a domain. */
function isInternal(host: string): boolean {
  if (isIP(host) === 4) return /^(10|127)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(host)
  return host === '[::1]' || /^\[f[cd]/.test(host) || !host.includes('.') || /\.(internal|local)$/.test(host)
}
