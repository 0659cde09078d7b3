import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** Packs bytes to be kept. 9 takes a tenth of the time of 11, for a few per cent more. */
export function pack(bytes: Buffer, quality = 9): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

/** What was packed. Undefined: somebody has changed it. */
export async function unpack(packed: Buffer): Promise<Buffer | undefined> {
  return promisify(brotliDecompress)(packed).catch(() => undefined)
}
