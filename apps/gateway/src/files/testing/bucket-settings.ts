import type { FileStoreSettings } from '../../config/file-store'

/** Settings for a store at this port of this machine. */
export function bucketSettings(
  port: number,
  { bucket = 'files', ...changes }: Partial<FileStoreSettings> & { bucket?: string } = {},
): FileStoreSettings {
  return {
    url: `http://127.0.0.1:${port}/${bucket}`,
    region: 'us-east-1',
    keyId: 'S3RVER',
    secret: 'S3RVER',
    cacheBytes: 256 * 1024 * 1024,
    ...changes,
  }
}
