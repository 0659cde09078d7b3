import { chinaTime } from '../../time/china-time'

/** A moment in China, to the second. */
export const moment = (at: Date): string => chinaTime(at).slice(0, 19).replace('T', ' ')

/** How long ago something was, in the largest unit that is precise enough. */
export function ago(at: Date, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - at.getTime()) / 1_000))
  if (seconds < 120) return `${seconds} 秒前`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} 分钟前`
  return `${Math.round(seconds / 3_600)} 小时前`
}

/** Bytes in the units people use. */
export function size(bytes: number | undefined): string {
  if (bytes === undefined) return '未知'
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
