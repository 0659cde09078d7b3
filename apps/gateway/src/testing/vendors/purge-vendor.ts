import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { PurgeSettings } from '../../config/edge'
import { ACCOUNT, expectSigned } from './tencent-vendor'
import { type Endpoint, startVendor, type VendorServer } from './vendor-server'

type Supplier = PurgeSettings['by']

const ZONE_ID = 'zone-2c1b3d4e5f'

/** A cache in front, as its owner tells it what to purge. */
export interface PurgeVendor extends VendorServer {
  settings: PurgeSettings
  /** What it was told to purge, call by call. */
  purged: string[][]
  /** Its day's quota of addresses is spent. */
  isSpent: boolean
}

const urls = z
  .array(z.url({ protocol: /^https?$/ }))
  .min(1)
  .max(1_000)
const edgeone = z.strictObject({
  ZoneId: z.literal(ZONE_ID),
  Type: z.literal('purge_url'),
  Targets: urls,
})
const tencentCdn = z.strictObject({ Urls: urls })

/** A stand-in for the API of one of the three suppliers, as seen on the wire. */
export async function startPurgeVendor(by: Supplier): Promise<PurgeVendor> {
  const purged: string[][] = []
  const seen = new Set<string>()
  const endpoints: Record<Supplier, Endpoint> = {
    edgeone: ({ method, body }, raw) => {
      expectSigned(method, raw, { service: 'teo', action: 'CreatePurgeTasks', version: '2022-09-01' })
      const { Targets } = edgeone.parse(body)
      if (vendor.isSpent) return refused('LimitExceeded')
      purged.push(Targets)
      return { Response: { JobId: '20261129', FailedList: [], RequestId: 'r' } }
    },
    'tencent-cdn': ({ method, body }, raw) => {
      expectSigned(method, raw, { service: 'cdn', action: 'PurgeUrlsCache', version: '2018-06-06' })
      const { Urls } = tencentCdn.parse(body)
      if (vendor.isSpent) return refused('LimitExceeded.CdnPurgeUrlExceedDayLimit')
      purged.push(Urls)
      return { Response: { TaskId: '1600000000', RequestId: 'r' } }
    },
    'aliyun-cdn': ({ method }, { text }) => {
      const fields = Object.fromEntries(new URLSearchParams(text))
      expectSignedRpc(method, fields)
      if (seen.has(fields.SignatureNonce ?? '')) throw new Error('SignatureNonceUsed')
      seen.add(fields.SignatureNonce ?? '')
      if (vendor.isSpent) return { Code: 'QuotaExceeded.Refresh', Message: 'daily quota', RequestId: 'r' }
      purged.push(urls.parse((fields.ObjectPath ?? '').split('\n')))
      return { RefreshTaskId: '704222904', RequestId: 'r' }
    },
  }
  const server = await startVendor({ '/': endpoints[by] })
  const vendor: PurgeVendor = {
    ...server,
    purged,
    isSpent: false,
    settings: {
      by,
      origin: server.origin,
      account: { keyId: ACCOUNT.secretId, keySecret: ACCOUNT.secretKey },
      zoneId: by === 'edgeone' ? ZONE_ID : '',
    },
  }
  return vendor
}

function refused(Code: string) {
  return { Response: { Error: { Code, Message: 'no more today' }, RequestId: 'r' } }
}

/** Throws unless a request is signed as the manual prescribes, step by step. */
function expectSignedRpc(method: string, { Signature, ...fields }: Record<string, string>): void {
  if (method !== 'POST') throw new Error(`asked by ${method}`)
  const fixed = {
    Action: 'RefreshObjectCaches',
    Version: '2018-05-10',
    Format: 'JSON',
    AccessKeyId: ACCOUNT.secretId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    ObjectType: 'File',
  }
  for (const [name, value] of Object.entries(fixed))
    if (fields[name] !== value) throw new Error(`${name} is ${fields[name]}`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(fields.Timestamp ?? ''))
    throw new Error('InvalidTimeStamp.Format')
  const percent = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) => {
        const sign = String.fromCharCode(byte)
        return /[A-Za-z0-9_.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      })
      .join('')
  const query = Object.keys(fields)
    .sort()
    .map((name) => `${percent(name)}=${percent(fields[name] ?? '')}`)
  const toSign = `POST&%2F&${percent(query.join('&'))}`
  const wanted = createHmac('sha1', `${ACCOUNT.secretKey}&`).update(toSign).digest('base64')
  if (Signature !== wanted) throw new Error('SignatureDoesNotMatch')
}
