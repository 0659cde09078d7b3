import type { ListProps } from './props'

export type ListItem = ListProps['list'][number]

/** What an item says, in the order in which it stands. */
export const TEXTS = ['title', 'desc', 'time'] as const

export type TextName = (typeof TEXTS)[number]

/** The columns that a table of these items has: none but the title's that is empty in all of them. */
export function columnsOf(items: readonly Pick<ListItem, TextName>[]): TextName[] {
  return TEXTS.filter((name) => name === 'title' || items.some((item) => item[name] !== ''))
}
