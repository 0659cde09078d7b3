import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AsyncIterReader, getSurt, WARC_1_1, WARCParser, WARCRecord, WARCSerializer } from 'warcio'

/** The response of an address. */
export interface Capture {
  url: string
  at: Date
  type: string
  /** Besides the type. */
  headers?: Readonly<Record<string, string>>
  body: Buffer
}

/** The archive's name among the archives of a file, as the index gives it. */
const FILE = 'data.warc.gz'

/** A web archive (WARC 1.1), each record compressed by itself, and the index (CDXJ) by which viewers find one. */
export async function writeWarc(
  captures: readonly Capture[],
  software: string,
): Promise<{ warc: Buffer; index: Buffer }> {
  const about = { software, format: 'WARC File Format 1.1' }
  const records = [await packed(WARCRecord.createWARCInfo({ warcVersion: WARC_1_1 }, about))]
  const lines: string[] = []
  let offset = records[0]?.length ?? 0
  for (const { url, at, type, headers = {}, body } of captures) {
    const date = at.toISOString()
    const httpHeaders = { 'content-type': type, 'content-length': String(body.length), ...headers }
    const record = WARCRecord.create(
      { url, date, type: 'response', warcVersion: WARC_1_1, httpHeaders },
      only(body),
    )
    const bytes = await packed(record)
    const place = { length: String(bytes.length), offset: String(offset), filename: FILE }
    const told = { url, mime: type.split(';')[0], status: '200', digest: record.warcPayloadDigest, ...place }
    // The library's own indexer would decompress all of it again.
    lines.push(`${getSurt(url)} ${date.replace(/\D/g, '').slice(0, 14)} ${JSON.stringify(told)}\n`)
    records.push(bytes)
    offset += bytes.length
  }
  return { warc: Buffer.concat(records), index: Buffer.from(lines.sort().join('')) }
}

async function packed(record: WARCRecord): Promise<Uint8Array> {
  return WARCSerializer.serialize(record, { gzip: true })
}

/**
 * The bodies in an archive by `url time`, each checked against its hash. Rejects if it is not an archive. The library
 * keeps reading what is not GZIP, what is truncated, and what has another length than it states: detecting that is up
 * to us.
 */
export async function readWarc(warc: Buffer): Promise<{ bodies: Map<string, Buffer>; wrong: string[] }> {
  const reader = new AsyncIterReader(only(await promisify(gunzip)(warc)), null)
  const bodies = new Map<string, Buffer>()
  const wrong: string[] = []
  for await (const record of WARCParser.iterRecords(reader, { keepHeadersCase: true, parseHttp: true })) {
    const { warcTargetURI: url, warcDate, httpHeaders } = record
    if (record.warcHeaders.statusline !== WARC_1_1) throw new Error('This is no WARC.')
    const head = httpHeaders ? Buffer.from(`${httpHeaders.toString()}\r\n`) : Buffer.alloc(0)
    const body = Buffer.from(await record.readFully(false))
    if (head.length + body.length !== record.warcContentLength) throw new Error('This WARC is cut off.')
    if (url == null) continue
    bodies.set(`${url} ${warcDate}`, body)
    const isRight =
      digestOf(body) === record.warcPayloadDigest && digestOf(head, body) === record.warcBlockDigest
    if (!isRight) wrong.push(url)
  }
  return { bodies, wrong }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function digestOf(...parts: readonly Uint8Array[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return `sha256:${digest.digest('hex')}`
}
