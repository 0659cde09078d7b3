import { z } from 'zod'
import { BackupFault } from './backup-fault'
import type { SealedStore } from './sealed-store'
import { storeNames } from './store-names'
import { isSegment } from './wal-names'

const count = z.int().nonnegative()

const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  /** PostgreSQL's system identifier. */
  cluster: z.string(),
  /** PostgreSQL's major version; only that one can read the files. */
  postgres: z.string(),
  /** By the database's clock: everything committed by `stopped_at` can be restored from this base on. */
  started_at: z.coerce.date(),
  stopped_at: z.coerce.date(),
  start_lsn: z.string(),
  stop_lsn: z.string(),
  /** The log segments without which the base is worthless: the first and the last of them. */
  start_segment: z.string().refine(isSegment),
  stop_segment: z.string().refine(isSegment),
  files: count,
  /** Of all files together. */
  bytes: count,
  /** What is stored, in order: size as stored, and SHA-256 in hex of the content before encryption. */
  parts: z.array(z.object({ bytes: count, sha256: z.string() })),
  /** What the application says about itself. */
  about: z.object({
    build: z.string(),
    /** The newest migration: its time, as `drizzle` counts it. */
    schema: z.number(),
    /** Names of the keys with which data is written; never the keys. */
    keys: z.record(z.string(), z.array(z.string())),
    assets: z.object({ count, sha256: z.string() }),
  }),
})

/** What is known of a base. It is stored last, so that an incomplete base does not count. */
export type Manifest = z.infer<typeof manifestSchema>

/** What the application says about itself when a base is made. */
export type AboutBase = Manifest['about']

/** Stores it, which completes the base. */
export async function putManifest(store: SealedStore, manifest: Manifest): Promise<void> {
  await store.put(storeNames.manifest(manifest.cluster, manifest.id), Buffer.from(JSON.stringify(manifest)))
}

/** Reads the manifest of a base. Throws a BackupFault where there is none, or it is damaged. */
export async function readManifest(store: SealedStore, cluster: string, id: string): Promise<Manifest> {
  const name = storeNames.manifest(cluster, id)
  const parsed = manifestSchema.safeParse(JSON.parse((await store.get(name)).toString()))
  if (parsed.success) return parsed.data
  throw new BackupFault(
    'damaged',
    `${name} was written by another version of Yingzao. Restore with the build that made it.`,
  )
}
