import { ACTION_TYPES } from '@yingzao/schema/client'
import type { ActionAt } from '../block-parts'
import { eachAction } from '../each'
import type { Page } from '../page'
import type { Rule } from '../rule'

/**
 * A tap that should open a popup has an existing one to open. If none was chosen, that is reported when the document is
 * read.
 */
const popupTargetMissing: Rule = {
  id: 'popup-target-missing',
  group: 'popups',
  severity: 'error',
  title: '弹窗不存在',
  why: '点击后没有任何反应，访客会以为页面坏了。',
  fix: '请选择页面中已有的弹窗，或新建这个弹窗。',
  find: eachAction((it, page) => {
    const id = popupOf(it)
    return (
      id !== undefined &&
      id !== '' &&
      page.byId.get(id)?.spec?.traits.opensByTap === undefined && {
        path: 'popupId',
        message: `要打开的弹窗“${id}”不在页面中。`,
      }
    )
  }),
}

const PAGE = Symbol('page')

/** Every popup can be opened: by a block of the page, or by one inside a popup that can be opened. */
const popupUnreachable: Rule = {
  id: 'popup-unreachable',
  group: 'popups',
  severity: 'warning',
  title: '弹窗打不开',
  why: '没有按钮通向它，访客看不到其中的内容。',
  fix: '请给一个按钮设置“打开弹窗”，或删除这个弹窗。',
  *find(page) {
    const popups = page.having('opensByTap')
    if (popups.length === 0) return
    const reached = reachable(openersOf(page))
    for (const { block } of popups) {
      if (reached.has(block.id)) continue
      yield { block, path: '', message: `没有任何按钮能打开弹窗“${block.id}”。` }
    }
  },
}

/** A button in a popup does not open the popup that it stands in. */
const popupOpensItself: Rule = {
  id: 'popup-opens-itself',
  group: 'popups',
  severity: 'warning',
  title: '弹窗里的按钮打开弹窗自己',
  why: '弹窗已经打开，点击没有任何变化。',
  fix: '请改为打开另一个弹窗；关闭弹窗有它自己的关闭图标。',
  find: eachAction((it, page) => {
    const id = popupOf(it)
    const around = page.byId.get(it.block.id)?.ancestors ?? []
    return (
      id !== undefined &&
      around.some((outer) => page.is(outer, 'opensByTap') && outer.id === id) && {
        path: 'popupId',
        message: `这个按钮就在弹窗“${id}”里。`,
      }
    )
  }),
}

/** The popup that a tap opens; undefined for a tap that opens none. */
function popupOf({ action }: ActionAt): string | undefined {
  return action.type === ACTION_TYPES.popup ? (action.popupId ?? '') : undefined
}

/** Popup id → the popups that open it, or the page itself. */
function openersOf(page: Page): Map<string, Set<string | symbol>> {
  const openers = new Map<string, Set<string | symbol>>()
  for (const it of page.actions) {
    const id = popupOf(it)
    if (id === undefined) continue
    const around = page.byId.get(it.block.id)?.ancestors ?? []
    const from = around.findLast((outer) => page.is(outer, 'opensByTap'))?.id ?? PAGE
    openers.set(id, (openers.get(id) ?? new Set()).add(from))
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

export const popupRules: readonly Rule[] = [popupTargetMissing, popupUnreachable, popupOpensItself]
