import { randomUUID } from 'node:crypto'
import type { FileStoreSettings } from '../../config/file-store'
import { StartError } from '../../config/start-error'
import { BucketError } from './bucket-error'
import { type Bucket, openBucket } from './open-bucket'

/** What is wrong, by the store's error code, and what to do. */
const CAUSES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket. Make it, or correct FILE_STORE_URL',
  InvalidBucketName: 'there is no such bucket. Make it, or correct FILE_STORE_URL',
  InvalidAccessKeyId: 'the store does not know this key. Correct FILE_STORE_KEY_ID',
  SignatureDoesNotMatch: 'the secret is not that of the key. Correct FILE_STORE_SECRET',
  AuthorizationHeaderMalformed: 'the region is another one. Correct FILE_STORE_REGION',
  PermanentRedirect: 'the bucket is in another region. Correct FILE_STORE_URL and FILE_STORE_REGION',
  IllegalLocationConstraintException: 'the region is another one. Correct FILE_STORE_REGION',
  RequestTimeTooSkewed:
    'the clock of this machine is wrong by more than the store allows. Have it set by the network (NTP)',
  AccessDenied: 'the key may not do this. Allow it to read, write, list and delete objects of the bucket',
  SecondLevelDomainForbidden:
    'the store wants the bucket in the host. Set FILE_STORE_URL to https://bucket.host without a path',
}

/**
 * Stores a small object, reads it, lists it and deletes it. Throws a StartError that says what has to be fixed. Returns
 * the reason where the store is only unreachable: what is on this disk can be served meanwhile.
 */
export async function checkBucket(
  settings: FileStoreSettings,
  bucket: Bucket = openBucket(settings),
): Promise<string | undefined> {
  const name = `probe/${randomUUID()}`
  const bytes = Buffer.from(name)
  let step = 'store'
  try {
    await bucket.put(name, bytes)
    step = 'read'
    const read = await bucket.getWhole(name)
    if (!read?.equals(bytes)) throw new BucketError('refused', 'What was read is not what was stored.')
    step = 'list'
    for await (const _found of bucket.list(name)) break
    step = 'delete'
    await bucket.remove(name)
    return undefined
  } catch (error) {
    if (!(error instanceof BucketError)) throw error
    if (error.isPassing) return error.message
    throw new StartError(
      `FILE_STORE_URL: the store at ${bucket.host} did not ${step} a small object, so no file could be kept: ${causeOf(error)}.`,
    )
  }
}

function causeOf({ code, failure, message }: BucketError): string {
  if (failure === 'unknown_host') return 'no host has this name. Correct FILE_STORE_URL'
  return CAUSES[code] ?? `${message.replace(/\.$/, '')}. Look up what the provider says of it`
}
