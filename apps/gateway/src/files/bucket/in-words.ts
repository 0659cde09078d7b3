import { FilesAway } from '../file-store'
import { BucketError } from './bucket-error'

/** Waits for work with a bucket. Its errors reject as FilesAway, which callers know. */
export async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BucketError)) throw error
    throw new FilesAway(`The store of files cannot be used: ${error.message}`, { cause: error })
  }
}
