import { specs } from '@yingzao/blocks/props'
import { walkBlocks } from '@yingzao/schema/client'
import { pageChoices } from './page-choices'

export interface PopupChoice {
  id: string
  /** Its name for people; empty when nobody gave it one. */
  title: string
}

const POPUPS = new Set(specs.having('opensByTap').map(({ name }) => name))

/** The popups that an action can open. */
export const popupChoices = pageChoices((page): PopupChoice[] =>
  Array.from(walkBlocks(page))
    .filter(({ block }) => POPUPS.has(block.name))
    .map(({ block }) => ({ id: block.id, title: String(block.value.title ?? '') })),
)
