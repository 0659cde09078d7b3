import type { BucketSettings } from '../config/backup'
import { openBucket } from '../files/bucket/open-bucket'
import type { BackupStore } from './backup-store'

/** Backups as objects of a bucket, below the path of its address. Does not connect before it is used. */
export function s3Store({ url, ...account }: BucketSettings): BackupStore {
  const { origin, pathname } = new URL(url)
  const [name = '', ...folders] = pathname.split('/').filter((part) => part !== '')
  const below = folders.map((folder) => `${folder}/`).join('')
  const bucket = openBucket({ ...account, url: `${origin}/${name}` })
  return {
    place: url,
    put: (name, bytes) => bucket.put(`${below}${name}`, bytes),
    get: (name) => bucket.getWhole(`${below}${name}`),
    async list(prefix) {
      const found: Awaited<ReturnType<BackupStore['list']>> = []
      for await (const { name, bytes, at } of bucket.list(`${below}${prefix}`))
        found.push({ name: name.slice(below.length), bytes, at: new Date(at) })
      return found.sort((one, other) => (one.name < other.name ? -1 : 1))
    },
    delete: (name) => bucket.remove(`${below}${name}`),
    spaceLeft: async () => undefined,
  }
}
