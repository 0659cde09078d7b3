import { ACTION_TYPES, walkBlocks } from '@yingzao/schema/client'
import { actionsOf } from '../actions-of'
import { popupIds } from '../popup-ids'
import type { Hit, Page, Rule } from '../rule'

/** A tap that should open a popup has one to open. */
export const popupTargetMissing: Rule = {
  id: 'popup-target-missing',
  severity: 'error',
  title: '弹窗不存在',
  why: '点击后没有任何反应，访客会以为页面坏了。',
  fix: '请选择页面中已有的弹窗，或新建这个弹窗。',
  find,
}

function* find({ document, specs }: Page): Iterable<Hit> {
  const popups = popupIds(document)
  for (const { block } of walkBlocks(document)) {
    for (const { action, path } of actionsOf(block, specs)) {
      if (action.type !== ACTION_TYPES.popup || popups.has(action.popupId ?? '')) continue
      yield { block, path: `${path}.popupId`, message: `要打开的弹窗“${action.popupId ?? ''}”不在页面中。` }
    }
  }
}
