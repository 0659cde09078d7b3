import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'
import { AssetRefusal } from '../assets'

/**
 * Does something with a file; what is wrong with the file is reported to whoever brought it. `tooLarge`: the error for
 * one that would do if it were smaller.
 */
export async function refuseUnusable<Result>(
  work: () => Promise<Result>,
  { tooLarge }: { tooLarge: 'fileTooLarge' | 'unusableFile' },
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AssetRefusal)) throw error
    const entry = studioErrors[error.isTooLarge ? tooLarge : 'unusableFile']
    throw new AppError({ ...entry, msg: `${error.message}${error.fix}` })
  }
}
