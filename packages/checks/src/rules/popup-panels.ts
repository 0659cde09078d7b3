import { canMeet } from '../conditions'
import { eachBlock } from '../each'
import type { Rule } from '../rule'

/** A popup holds something. */
const popupEmpty: Rule = {
  id: 'popup-empty',
  group: 'popups',
  severity: 'warning',
  title: '弹窗没有内容',
  why: '访客打开后只看到一个空框。',
  fix: '请在弹窗中加入组件，或删除它和打开它的按钮。',
  find: eachBlock(
    'opensByTap',
    ({ block }) => block.children.length === 0 && { path: '', message: '弹窗中没有组件。' },
  ),
}

/** Popups stand beside each other. */
const popupNested: Rule = {
  id: 'popup-nested',
  group: 'popups',
  severity: 'warning',
  title: '弹窗放在弹窗里',
  why: '外层弹窗没有打开时，里层弹窗也无从打开，以后维护时容易看不到它。',
  fix: '请把里层弹窗移到页面上，再用按钮打开。',
  find: eachBlock(
    'overlay',
    ({ ancestors }, page) =>
      ancestors.some((outer) => page.is(outer, 'opensByTap')) && {
        path: '',
        message: '这个弹窗放在另一个弹窗里。',
      },
  ),
}

/** What stays on the screen belongs to the page, not to a panel over it. */
const barInPopup: Rule = {
  id: 'bar-in-popup',
  group: 'popups',
  severity: 'warning',
  title: '弹窗里放了悬浮栏',
  why: '悬浮栏固定在屏幕上，会盖住弹窗的内容或关闭图标。',
  fix: '请把悬浮栏移到页面上。',
  find: eachBlock(
    'pinned',
    ({ ancestors }, page) =>
      ancestors.some((outer) => page.is(outer, 'opensByTap')) && { path: '', message: '悬浮栏放在弹窗里。' },
  ),
}

/** One last offer, not two. */
const retainPopupTwice: Rule = {
  id: 'retain-popup-twice',
  group: 'popups',
  severity: 'warning',
  title: '有多个挽留弹窗',
  why: '每次打开页面只出现其中一个，另一个可能永远没人看到。',
  fix: '请只保留一个，或用显示条件让它们不同时出现。',
  find: eachBlock('keepsLeavers', (it, page) => {
    const others = page.having('keepsLeavers')
    const before = others.slice(0, others.indexOf(it))
    const other = before.find(({ block }) => canMeet(block.common.show_if, it.block.common.show_if))
    return other !== undefined && { path: '', message: `页面上已有挽留弹窗“${other.block.id}”。` }
  }),
}

/** Visitors who have seen nothing yet have no reason to be kept. */
const retainPopupAtLoad: Rule = {
  id: 'retain-popup-at-load',
  group: 'popups',
  severity: 'warning',
  title: '一打开页面就弹出挽留弹窗',
  why: '访客还没看到内容就被挡住，多半直接关闭页面；搜索和广告平台也会降低这类页面的评分。',
  fix: '请把“什么时候出现”改为要离开时、停留一会儿后或往下看之后。',
  find: eachBlock(
    'keepsLeavers',
    ({ block }) =>
      block.value.trigger === 'load' && { path: 'value.trigger', message: '挽留弹窗在打开页面时就出现。' },
  ),
}

/** The picture of a last offer is decoration, so its words stand in the title. */
const retainPopupSilent: Rule = {
  id: 'retain-popup-silent',
  group: 'popups',
  severity: 'warning',
  title: '挽留弹窗没有标题',
  why: '图片打不开时，访客只看到两个按钮，不知道在问什么；读屏用户也听不到。',
  fix: '请把图片上的话写进标题。',
  find: eachBlock(
    'keepsLeavers',
    ({ block }) => block.value.title === '' && { path: 'value.title', message: '挽留弹窗没有标题。' },
  ),
}

/** A mask that is not there cannot be tapped. */
const maskMissing: Rule = {
  id: 'popup-mask-missing',
  group: 'popups',
  severity: 'info',
  title: '没有遮罩却设置了点遮罩关闭',
  why: '没有遮罩时，访客不知道弹窗外可以点。',
  fix: '请打开遮罩，或关闭“点遮罩关闭”。',
  find: eachBlock(
    'opensByTap',
    ({ block }) =>
      block.value.mask === false &&
      block.value.closeOnMask === true && { path: 'value.closeOnMask', message: '弹窗没有遮罩可点。' },
  ),
}

export const popupPanelRules: readonly Rule[] = [
  popupEmpty,
  popupNested,
  barInPopup,
  retainPopupTwice,
  retainPopupAtLoad,
  retainPopupSilent,
  maskMissing,
]
