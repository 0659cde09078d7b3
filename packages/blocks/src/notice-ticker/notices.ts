import type { NoticeTickerProps } from './props'

type Notice = NoticeTickerProps['list'][number]

/** CSS pixels of the room that is kept for a portrait. */
export const SIDE = 56

/** The notices that say something. */
export function noticesOf(list: readonly Notice[]): Notice[] {
  return list.filter(({ text }) => text.trim() !== '')
}
