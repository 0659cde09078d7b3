import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../../http/app-error'

/** Where a part of the inbox ended: the next one begins after this lead. */
export interface Cursor {
  lead_id: number
  /** When that lead came, in microseconds since 1970. This never changes, so nothing is shown twice or left out. */
  micros: string
  /** How many there were when the first part was read, so that the figure stays the same and is counted once. */
  total: number
}

export function writeCursor({ micros, lead_id, total }: Cursor): string {
  return Buffer.from(`${micros}.${lead_id}.${total}`).toString('base64url')
}

/** Reads what `writeCursor` wrote. Throws `invalidParameters` for anything else. */
export function readCursor(text: string): Cursor {
  const parts = /^(\d{1,17})\.(\d{1,15})\.(\d{1,5})$/.exec(Buffer.from(text, 'base64url').toString())
  const [, micros, lead_id, total] = parts ?? []
  if (micros === undefined) {
    throw new AppError({ ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' })
  }
  return { micros, lead_id: Number(lead_id), total: Number(total) }
}
