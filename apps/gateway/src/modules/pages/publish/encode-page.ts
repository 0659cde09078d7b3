import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@yingzao/contract/server'
import { markPage } from '../../renderings'

/** A rendered page as it is stored and sent. */
export interface EncodedPage {
  html: Buffer
  br: Buffer
  gzip: Buffer
  csp: string
  /** Without quotes; identifies the text that was encoded, not the encoded bytes. */
  etag: string
}

/** Brotli's qualities: the one that publishing waits for, and the one worth a job. */
export type BrotliQuality = 9 | 11

/** Marks a page with the identity of its bytes, and compresses it as well as a publisher can wait for. */
export async function encodePage({ html, csp }: Pick<RenderedPage, 'html' | 'csp'>): Promise<EncodedPage> {
  const bytes = Buffer.from(markPage(html))
  const [br, gz] = await Promise.all([compressBrotli(bytes, 9), compressGzip(bytes)])
  const etag = createHash('sha256').update(csp).update(bytes).digest('base64url').slice(0, 27)
  return { html: bytes, br, gzip: gz, csp, etag }
}

const brotli = promisify(brotliCompress)
const compressGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })

/** Compresses text with brotli. Quality 11 gains a few per cent over 9 and takes ten times as long. */
export function compressBrotli(bytes: Buffer, quality: BrotliQuality): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
