import { inject } from 'vitest'

/** Whether a test's files are in a bucket, and not under its data folder: `npm run test:s3`. */
export function isWithBuckets(): boolean {
  return inject('buckets') !== undefined
}
