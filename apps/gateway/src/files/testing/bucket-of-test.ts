import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { FileStoreSettings } from '../../config/file-store'
import { bucketSettings } from './bucket-settings'

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in the project whose tests keep their files in buckets: where these are, each a folder. */
    buckets: { port: number; folder: string }
  }
}

/** An empty bucket for a test, where this run has a server of them. Undefined: files are on the disk. */
export function bucketOfTest(): FileStoreSettings | undefined {
  const buckets = inject('buckets')
  if (!buckets) return undefined
  const name = `test-${randomUUID()}`
  mkdirSync(join(buckets.folder, name))
  return bucketSettings(buckets.port, { bucket: name })
}
