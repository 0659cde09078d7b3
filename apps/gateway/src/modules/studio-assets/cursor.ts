import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'
import type { LibraryCursor } from '../assets'

export function writeCursor({ micros, hash }: LibraryCursor): string {
  return `${micros}.${hash}`
}

/** Reads what `writeCursor` wrote. Throws `invalidParameters` for anything else. */
export function readCursor(text: string): LibraryCursor {
  const [, micros, hash] = /^(\d{1,17})\.([0-9a-f]{64})$/.exec(text) ?? []
  if (micros === undefined || hash === undefined) {
    throw new AppError({ ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' })
  }
  return { micros, hash }
}
