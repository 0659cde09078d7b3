import { FilesAway } from '../file-store'
import { BucketError } from './bucket-error'

/** Waits for work with a bucket. What goes wrong there rejects as FilesAway, as callers know it. */
export async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BucketError)) throw error
    throw new FilesAway(`The store of files cannot be used: ${error.message}`, { cause: error })
  }
}
