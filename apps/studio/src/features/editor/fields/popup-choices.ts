import { specs } from '@yingzao/blocks/props'
import type { EditedPage } from '@yingzao/editor-core'
import { walkBlocks } from '@yingzao/schema/client'

export interface PopupChoice {
  id: string
  /** Its name for people; empty when nobody gave it one. */
  title: string
}

const POPUPS = new Set(specs.having('opensByTap').map(({ name }) => name))

let known: { page: EditedPage; choices: PopupChoice[] } | undefined

/** The popups that an action can open. The same list as long as they are the same, so that views can compare it. */
export function popupChoices(page: EditedPage): PopupChoice[] {
  if (known?.page === page) return known.choices
  const fresh = Array.from(walkBlocks(page))
    .filter(({ block }) => POPUPS.has(block.name))
    .map(({ block }) => ({ id: block.id, title: String(block.value.title ?? '') }))
  const choices = known && isSame(known.choices, fresh) ? known.choices : fresh
  known = { page, choices }
  return choices
}

function isSame(one: readonly PopupChoice[], other: readonly PopupChoice[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, title }, index) => id === other[index]?.id && title === other[index].title)
  )
}
