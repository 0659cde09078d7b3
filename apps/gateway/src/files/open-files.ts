import { join } from 'node:path'
import type { Config } from '../config/config'
import { bucketFiles } from './bucket/bucket-files'
import { type FileCache, fileCache } from './bucket/file-cache'
import { type Bucket, openBucket } from './bucket/open-bucket'
import { diskFiles } from './disk-files'
import type { FileStore } from './file-store'
import { type KeptFiles, keptFiles } from './kept-files'

type Settings = Pick<Config, 'dataDir' | 'fileStore'>

/** What a process knows about its bucket, once per settings: which copies it has, and whether the bucket responds. */
const buckets = new WeakMap<Settings, { bucket: Bucket; cache: FileCache }>()

/**
 * The store in which this deployment keeps the files that every process has to see. Callers that send many of them
 * close `files` at the end.
 */
export function openFiles(config: Settings, files: KeptFiles = keptFiles()): FileStore {
  const { dataDir, fileStore } = config
  if (!fileStore) return diskFiles(dataDir, files)
  const known = buckets.get(config) ?? {
    bucket: openBucket(fileStore),
    cache: fileCache(join(dataDir, 'file-copies'), fileStore.cacheBytes),
  }
  buckets.set(config, known)
  return bucketFiles(known.bucket, known.cache, files)
}
