import type { Outside } from './file-store'

/**
 * Stores an object unless there is one of this name, which is never overwritten, and returns the bytes that are there
 * afterwards. The bucket is not trusted to refuse an overwriting put, as not every store can; two callers at the same
 * time may both believe they are first, so for what must never change the bucket has to have versions or a lock.
 */
export async function keepOnce(bucket: Outside, name: string, bytes: Buffer): Promise<Buffer> {
  const before = await bucket.get(name)
  if (before) return before
  await bucket.put(name, bytes)
  return (await bucket.get(name)) ?? bytes
}
