import type { ListProps } from './props'

export type ListItem = ListProps['list'][number]

/** The texts of an item, in the order in which they are shown. */
export const TEXTS = ['title', 'desc', 'time'] as const

export type TextName = (typeof TEXTS)[number]

/** Returns the columns of a table of these items: the title's, and any that is not empty in all of them. */
export function columnsOf(items: readonly Pick<ListItem, TextName>[]): TextName[] {
  return TEXTS.filter((name) => name === 'title' || items.some((item) => item[name] !== ''))
}
