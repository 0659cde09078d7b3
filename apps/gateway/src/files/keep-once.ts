import type { Outside } from './file-store'

/**
 * Stores an object unless there is one of this name, which is never overwritten, and answers the bytes that are there in
 * the end. The bucket is not trusted to refuse an overwriting put, as not every store knows how; two who do this at the
 * same time may both believe to be the first, so whoever keeps what must never change has versions or a lock in the bucket.
 */
export async function keepOnce(bucket: Outside, name: string, bytes: Buffer): Promise<Buffer> {
  const before = await bucket.get(name)
  if (before) return before
  await bucket.put(name, bytes)
  return (await bucket.get(name)) ?? bytes
}
