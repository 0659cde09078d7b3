import type { Response } from '../answers/answer'

export type Given = Response<'videoList'>['list'][number]

/** What is said on a card of a lesson that is locked, over its picture once its preview is over, and on the way out. */
export const LOCKS: Readonly<Record<Given['lock'], { badge: string; gate: string; way: string }>> = {
  '': { badge: '', gate: '暂时不能观看', way: '' },
  login: { badge: '需登录', gate: '登录后观看', way: '去登录' },
  buy: { badge: '付费', gate: '购买后观看', way: '去购买' },
  join: { badge: '专享', gate: '加入后观看', way: '去加入' },
}

/** `03:12`, `1:02:05`. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const rest = `${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`
}

/** The page of a lesson; its name may be Chinese. */
export function lessonAddress(detail_path: string, name: string): string {
  return `${(detail_path || '/h5-page/cpmj/details').replace(/\/$/, '')}/${encodeURIComponent(name)}`
}
