import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../../http/app-error'

/** Where a part of the list ended: the next one begins after this order. */
export interface OrderCursor {
  pid: string
  /** When that one was made, in microseconds since 1970. It never changes, so nothing is shown twice or left out. */
  micros: string
  /** How many there were when the first part was read, so that the figure stays the same and is counted once. */
  total: number
}

export function writeCursor({ micros, pid, total }: OrderCursor): string {
  return `${micros}.${pid}.${total}`
}

/** Reads what `writeCursor` wrote. Throws `invalidParameters` for anything else. */
export function readCursor(text: string): OrderCursor {
  const [, micros, pid, total] = /^(\d{1,17})\.(\d{24})\.(\d{1,5})$/.exec(text) ?? []
  if (micros === undefined || pid === undefined) {
    throw new AppError({ ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' })
  }
  return { micros, pid, total: Number(total) }
}
