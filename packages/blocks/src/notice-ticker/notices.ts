import type { NoticeTickerProps } from './props'

type Notice = NoticeTickerProps['list'][number]

/** The notices that say something. */
export function noticesOf(list: readonly Notice[]): Notice[] {
  return list.filter(({ text }) => text.trim() !== '')
}
