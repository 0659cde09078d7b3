import { createHash, randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

/** What an address answered. */
export interface Capture {
  url: string
  at: Date
  type: string
  /** Beside the type. */
  headers?: Readonly<Record<string, string>>
  body: Buffer
}

/** A web archive (WARC 1.1), each record packed by itself, and the index (CDXJ) by which viewers find one. */
export function writeWarc(captures: readonly Capture[], software: string): { warc: Buffer; index: Buffer } {
  const about = Buffer.from(`software: ${software}\r\nformat: WARC File Format 1.1\r\n`)
  const records = [
    gzipSync(
      record({ 'WARC-Type': 'warcinfo', 'Content-Type': 'application/warc-fields' }, new Date(), about),
    ),
  ]
  const lines: string[] = []
  let offset = records[0]?.length ?? 0
  for (const { url, at, type, headers = {}, body } of captures) {
    const head = Object.entries({ 'content-type': type, 'content-length': String(body.length), ...headers })
    const http = Buffer.from(
      `HTTP/1.1 200 OK\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
    const digest = digestOf(body)
    const fields = {
      'WARC-Type': 'response',
      'WARC-Target-URI': url,
      'Content-Type': 'application/http; msgtype=response',
      'WARC-Payload-Digest': digest,
    }
    const packed = gzipSync(record(fields, at, Buffer.concat([http, body])))
    const place = { length: String(packed.length), offset: String(offset), filename: 'data.warc.gz' }
    const told = { url, mime: type.split(';')[0], status: '200', digest, ...place }
    lines.push(
      `${searchable(url)} ${at.toISOString().replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(told)}`,
    )
    records.push(packed)
    offset += packed.length
  }
  return { warc: Buffer.concat(records), index: Buffer.from(`${lines.sort().join('\n')}\n`) }
}

/** The bodies in an archive by `url time`, each held against the hash beside it. Throws where it is none. */
export function readWarc(warc: Buffer): { bodies: Map<string, Buffer>; wrong: string[] } {
  const all = gunzipSync(warc)
  const bodies = new Map<string, Buffer>()
  const wrong: string[] = []
  for (let at = 0; at < all.length; ) {
    const end = all.indexOf('\r\n\r\n', at)
    const head = all.subarray(at, end).toString()
    const length = Number(fieldOf(head, 'Content-Length'))
    if (end < 0 || !head.startsWith('WARC/1.1') || !Number.isSafeInteger(length))
      throw new Error('This is no WARC.')
    const block = all.subarray(end + 4, end + 4 + length)
    const url = fieldOf(head, 'WARC-Target-URI')
    if (url !== undefined) {
      const body = block.subarray(block.indexOf('\r\n\r\n') + 4)
      bodies.set(`${url} ${fieldOf(head, 'WARC-Date')}`, body)
      if (digestOf(body) !== fieldOf(head, 'WARC-Payload-Digest')) wrong.push(url)
    }
    at = end + 4 + length + 4
  }
  return { bodies, wrong }
}

function record(fields: Readonly<Record<string, string>>, at: Date, block: Buffer): Buffer {
  const all = {
    ...fields,
    'WARC-Record-ID': `<urn:uuid:${randomUUID()}>`,
    'WARC-Date': at.toISOString(),
    'WARC-Block-Digest': digestOf(block),
    'Content-Length': String(block.length),
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`WARC/1.1\r\n${head.join('')}\r\n`), block, Buffer.from('\r\n\r\n')])
}

function fieldOf(head: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim()
}

function digestOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

/** An address as indexes are ordered by: `cn,example)/path`. */
function searchable(url: string): string {
  const { hostname, pathname, search, port } = new URL(url)
  return `${hostname.split('.').reverse().join(',')}${port && `:${port}`})${pathname}${search}`.toLowerCase()
}
