import { S3mini } from 's3mini'
import type { BucketSettings } from '../config/backup'
import type { BackupStore } from './backup-store'

/** What is put is some megabytes; a line that takes longer for them is broken. In milliseconds. */
const PATIENCE_MS = 60_000

/** Backups as objects of a bucket, below the path of its address. Connects to nothing before it is used. */
export function s3Store({ url, region, accessKey, secretKey }: BucketSettings): BackupStore {
  const { origin, pathname } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '')
  const below = folders.map((folder) => `${folder}/`).join('')
  const client = new S3mini({
    endpoint: `${origin}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: PATIENCE_MS,
  })
  return {
    place: url,
    async put(name, bytes) {
      await client.putObject(`${below}${name}`, bytes)
    },
    async get(name) {
      const bytes = await client.getObjectArrayBuffer(`${below}${name}`)
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    async list(prefix) {
      const found = await client.listObjects('/', `${below}${prefix}`)
      if (found === null)
        throw new Error(`There is no bucket ${bucket} at ${origin}. Make it, or correct BACKUP_TO.`)
      return found
        .map(({ Key, Size, LastModified }) => ({
          name: Key.slice(below.length),
          bytes: Number(Size),
          at: new Date(LastModified),
        }))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
    },
    async delete(name) {
      await client.deleteObject(`${below}${name}`)
    },
    spaceLeft: async () => undefined,
  }
}
