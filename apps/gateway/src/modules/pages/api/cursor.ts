import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../../http/app-error'

/** Where a part of the list ended: the next one begins after this page. */
export interface Cursor {
  id: number
  /** When it was last changed, in microseconds since 1970. */
  micros: string
}

export function writeCursor({ micros, id }: Cursor): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url')
}

/** Reads what `writeCursor` wrote. Throws `invalidParameters` for anything else. */
export function readCursor(text: string): Cursor {
  const [, micros, id] = /^(\d{1,17})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (micros === undefined) {
    throw new AppError({ ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' })
  }
  return { micros, id: Number(id) }
}
