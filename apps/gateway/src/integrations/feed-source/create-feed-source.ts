import { lookup as lookUp } from 'node:dns'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { SupplierError } from '../supplier-error'
import type { FeedSourcePort } from './feed-source-port'
import { isPublicAddress } from './public-address'

/** As large as a file that a member uploads. */
const MOST_BYTES = 50 * 1024 * 1024
/** From the first packet to the last byte. */
const TIME_MS = 60_000

/** For tests, which have servers on this machine and little time. */
export interface FeedSourceOptions {
  isAllowed?(address: string): boolean
  /** Finds the addresses of a name. */
  lookup?: typeof lookUp
  ca?: string
  mostBytes?: number
  timeMs?: number
}

/**
 * Fetches over https from the public internet only. Names are looked up once, by the connection itself, so that it
 * connects to the very address that was checked. Redirects are not followed.
 */
export function createFeedSource(options: FeedSourceOptions = {}): FeedSourcePort {
  const { timeMs = TIME_MS } = options
  return {
    async fetch(address) {
      const url = new URL(address)
      if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
        throw new SupplierError('unavailable', '地址应以 https:// 开头，不含账号和密码。')
      const { isAllowed = isPublicAddress } = options
      const host = url.hostname.replace(/^\[|\]$/g, '')
      // A connection to an IP address would not call the lookup.
      if (isIP(host) !== 0 && !isAllowed(host)) throw new SupplierError('unavailable', NOT_PUBLIC)
      try {
        return await read(url, options, AbortSignal.timeout(timeMs))
      } catch (error) {
        if (error instanceof SupplierError) throw error
        const { name, code = name } = error as Error & { code?: string }
        const why = name === 'AbortError' ? `${timeMs / 1_000} 秒内没有传完` : `连接失败（${code}）`
        throw new SupplierError('no_answer', `${why}。`, { cause: error })
      }
    },
  }
}

const NOT_PUBLIC = '地址指向内部网络，不能抓取。'

function read(url: URL, options: FeedSourceOptions, signal: AbortSignal): Promise<Buffer> {
  const { ca, mostBytes = MOST_BYTES } = options
  const asked: RequestOptions = {
    lookup: publicLookup(options),
    // Its own connection: one left open by another request would not have been checked.
    agent: false,
    signal,
    headers: { accept: 'text/csv, application/json', 'user-agent': 'yingzao' },
    ...(ca !== undefined && { ca }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, asked, (response) => {
      if (response.statusCode !== 200) {
        response.destroy()
        const what = response.headers.location ? '要求转到别的地址' : `答复 HTTP ${response.statusCode}`
        reject(new SupplierError('no_answer', `对方${what}。`))
        return
      }
      const parts: Buffer[] = []
      let bytes = 0
      response
        .on('data', (part: Buffer) => {
          parts.push(part)
          bytes += part.byteLength
          if (bytes > mostBytes)
            response.destroy(
              new SupplierError('no_answer', `文件超过 ${Math.floor(mostBytes / 1024 / 1024)} MB。`),
            )
        })
        .on('end', () => resolve(Buffer.concat(parts)))
        .on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

/** Looks a name up and refuses it when any of its addresses is not public, as we do not choose which one is used. */
function publicLookup({ isAllowed = isPublicAddress, lookup = lookUp }: FeedSourceOptions): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return done(new SupplierError('unavailable', NOT_PUBLIC), '')
      const [first] = addresses
      if (options.all) return done(null, addresses)
      return done(null, first?.address ?? '', first?.family)
    })
  }
}
