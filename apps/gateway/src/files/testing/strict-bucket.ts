import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FileStoreSettings } from '../../config/file-store'
import { bucketSettings } from './bucket-settings'

/** The ways an object store may misbehave. */
interface Mood {
  /** Answers everything with this status. */
  refusal?: number
  /** How many times it says that it cannot now. */
  slowDowns: number
  /** How many bodies it sends only half of. */
  cuts: number
  /** How many bodies it sends with one byte changed. */
  flips: number
  /** Never replies at all. */
  isSilent: boolean
  /** How far its clock is ahead of ours, in milliseconds. */
  aheadMs: number
}

export interface StrictBucket extends AsyncDisposable {
  settings: FileStoreSettings
  mood: Mood
  objects: Map<string, { bytes: Buffer; sha256: string }>
  /** Calls received. */
  calls: string[]
}

/**
 * An object store that checks the signature (SigV4) of every call, and fails as instructed. Lists of more than `page`
 * objects take several calls.
 */
export async function startStrictBucket({ page = 1_000 } = {}): Promise<StrictBucket> {
  const mood: Mood = { slowDowns: 0, cuts: 0, flips: 0, isSilent: false, aheadMs: 0 }
  const objects = new Map<string, { bytes: Buffer; sha256: string }>()
  const calls: string[] = []
  let settings = bucketSettings(0, { keyId: 'key', secret: 'secret' })
  const server = createServer((request, response) => {
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`)
    const answer = async () => {
      const bytes = await buffer(request)
      const url = new URL(request.url ?? '/', settings.url)
      const name = url.pathname.replace(/^\/files\/?/, '')
      calls.push(`${request.method} ${name}`)
      if (mood.isSilent) return
      const problem = problemOf(request, url, settings, mood)
      if (problem) return refuse(403, problem)
      if (mood.refusal !== undefined) return refuse(mood.refusal, 'Refused')
      if (!url.pathname.startsWith('/files')) return refuse(404, 'NoSuchBucket')
      if (mood.slowDowns-- > 0) return refuse(503, 'SlowDown')
      if (request.method === 'PUT') {
        objects.set(name, { bytes, sha256: String(request.headers['x-amz-meta-sha256'] ?? '') })
        return response.end()
      }
      if (request.method === 'DELETE') {
        objects.delete(name)
        return response.writeHead(204).end()
      }
      if (url.searchParams.has('list-type')) return response.end(listOf(objects, url.searchParams, page))
      const found = objects.get(name)
      return found ? send(request, response, found, mood) : refuse(404, 'NoSuchKey')
    }
    void answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  settings = { ...settings, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files` }
  return {
    settings,
    mood,
    objects,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function problemOf(
  { method, headers }: IncomingMessage,
  url: URL,
  { keyId, secret, region }: FileStoreSettings,
  { aheadMs }: Mood,
): string | undefined {
  const said =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    )
  const [, key, day = '', where, names = '', signature] = said ?? []
  const date = String(headers['x-amz-date'])
  const sent = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (key !== keyId) return 'InvalidAccessKeyId'
  if (where !== region) return 'AuthorizationHeaderMalformed'
  if (Math.abs(Date.now() + aheadMs - sent) > 15 * 60_000) return 'RequestTimeTooSkewed'
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`)
  const request = [method, url.pathname, query.join('&'), ...lines, '', names, 'UNSIGNED-PAYLOAD'].join('\n')
  const digest = createHash('sha256').update(request).digest('hex')
  const scope = `${day}/${region}/s3/aws4_request`
  const hmac = (with_: string | Buffer, text: string) => createHmac('sha256', with_).update(text).digest()
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const expected = hmac(signing, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n')).toString('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { bytes, sha256 }: { bytes: Buffer; sha256: string },
  mood: Mood,
): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  const part = Buffer.from(bytes.subarray(start, to === undefined ? undefined : Number(to) + 1))
  const about = { 'x-amz-meta-sha256': sha256, 'content-length': part.length, etag: `"${sha256}"` }
  const range = { 'content-range': `bytes ${start}-${start + part.length - 1}/${bytes.length}` }
  response.writeHead(from === undefined ? 200 : 206, from === undefined ? about : { ...about, ...range })
  if (method === 'HEAD') return void response.end()
  if (mood.flips-- > 0) part[0] = (part[0] ?? 0) ^ 1
  if (mood.cuts-- <= 0) return void response.end(part)
  response.write(part.subarray(0, part.length / 2), () => response.destroy())
}

function listOf(
  objects: ReadonlyMap<string, { bytes: Buffer }>,
  asked: URLSearchParams,
  page: number,
): string {
  const prefix = asked.get('prefix') ?? ''
  const from = Number(asked.get('continuation-token') ?? 0)
  const found = [...objects].filter(([name]) => name.startsWith(prefix)).sort()
  const entries = found
    .slice(from, from + page)
    .map(
      ([name, { bytes }]) =>
        `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>2026-11-29T00:00:00Z</LastModified></Contents>`,
    )
  const isCut = from + page < found.length
  const next = isCut ? `<NextContinuationToken>${from + page}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
}
