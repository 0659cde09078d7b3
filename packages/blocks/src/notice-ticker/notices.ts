import type { NoticeTickerProps } from './props'

export type Notice = NoticeTickerProps['list'][number]

/** The notices that say something. */
export function noticesOf({ list }: NoticeTickerProps): Notice[] {
  return list.filter(({ text }) => text.trim() !== '')
}
