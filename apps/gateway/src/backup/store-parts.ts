import { createHash } from 'node:crypto'
import type { Manifest } from './manifest'
import type { SealedStore } from './sealed-store'

/** How many bytes are encrypted and hashed at a time, which takes a few milliseconds. */
const PART_BYTES = 4 * 1024 * 1024

/** In hex, as manifests have it. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Stores a stream in parts, numbered from 1. Returns what was stored, in order. */
export async function storeParts(
  store: SealedStore,
  nameOf: (number: number) => string,
  source: AsyncIterable<Buffer>,
): Promise<Manifest['parts']> {
  const parts: Manifest['parts'] = []
  let waiting: Buffer[] = []
  let bytes = 0

  async function flush(): Promise<void> {
    const part = Buffer.concat(waiting)
    const sealed = await store.put(nameOf(parts.length + 1), part)
    parts.push({ bytes: sealed.length, sha256: sha256(part) })
    waiting = []
    bytes = 0
  }

  for await (const chunk of source) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await flush()
  }
  if (bytes > 0 || parts.length === 0) await flush()
  return parts
}
