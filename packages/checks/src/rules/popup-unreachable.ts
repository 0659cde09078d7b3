import { ACTION_TYPES, walkBlocks } from '@yingzao/schema/client'
import { actionsOf } from '../actions-of'
import type { Hit, Page, Rule } from '../rule'

/** Every popup can be opened: by a block of the page, or by one inside a popup that can be opened. */
export const popupUnreachable: Rule = {
  id: 'popup-unreachable',
  severity: 'warning',
  title: '弹窗打不开',
  why: '没有按钮通向它，访客看不到其中的内容。',
  fix: '请给一个按钮设置“打开弹窗”，或删除这个弹窗。',
  find,
}

const PAGE = Symbol('page')

function* find(page: Page): Iterable<Hit> {
  const reached = reachable(openersOf(page))
  for (const { block } of walkBlocks(page.document)) {
    if (block.name !== 'popup' || reached.has(block.id)) continue
    yield { block, path: '', message: `没有任何按钮能打开弹窗“${block.id}”。` }
  }
}

/** Popup id → the popups that open it, or the page itself. */
function openersOf({ document, specs }: Page): Map<string, Set<string | symbol>> {
  const openers = new Map<string, Set<string | symbol>>()
  for (const { block, ancestors } of walkBlocks(document)) {
    const from = ancestors.findLast((ancestor) => ancestor.name === 'popup')?.id ?? PAGE
    for (const { action } of actionsOf(block, specs)) {
      if (action.type !== ACTION_TYPES.popup || action.popupId === undefined) continue
      openers.set(action.popupId, (openers.get(action.popupId) ?? new Set()).add(from))
    }
  }
  return openers
}

function reachable(openers: ReadonlyMap<string, ReadonlySet<string | symbol>>): Set<string | symbol> {
  const reached = new Set<string | symbol>([PAGE])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const [popup, from] of openers) {
      if ([...from].some((opener) => reached.has(opener))) reached.add(popup)
    }
  }
  return reached
}
