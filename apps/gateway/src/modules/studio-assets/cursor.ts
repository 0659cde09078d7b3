import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'

/** Where a part of the library ended. Neither ever changes, so nothing is shown twice or left out. */
export interface Cursor {
  /** When the last asset came, in microseconds since 1970. */
  micros: string
  hash: string
}

export function writeCursor({ micros, hash }: Cursor): string {
  return `${micros}.${hash}`
}

/** Reads what `writeCursor` wrote. Throws `invalidParameters` for anything else. */
export function readCursor(text: string): Cursor {
  const [, micros, hash] = /^(\d{1,17})\.([0-9a-f]{64})$/.exec(text) ?? []
  if (micros === undefined || hash === undefined) {
    throw new AppError({ ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' })
  }
  return { micros, hash }
}
