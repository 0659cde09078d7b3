import type { ShowIf } from '@yingzao/schema/client'
import { endOf, exclude, startOf } from '../conditions'
import { eachBlock, thePage } from '../each'
import type { Rule } from '../rule'

/** A page that is published is not over already. */
const windowEnded: Rule = {
  id: 'window-ended',
  group: 'time',
  severity: 'warning',
  title: '活动已经结束',
  why: '发布后访客只会看到“活动已结束”，按钮都不能用。',
  fix: '请把活动的结束时间改到将来，或删除它。',
  find: thePage(({ now, facts: { window } }) => {
    const end = window?.end_at ?? null
    return end !== null && end <= now && { path: 'end_at', message: '活动的结束时间已经过去。' }
  }),
}

/** Half a year, in milliseconds. */
const FAR = 183 * 86_400_000

/** A page that begins far ahead was most likely given the wrong year. */
const windowFar: Rule = {
  id: 'window-far',
  group: 'time',
  severity: 'info',
  title: '活动半年以后才开始',
  why: '在那之前访客只会看到“活动未开始”。',
  fix: '请核对开始时间的年份。',
  find: thePage(({ now, facts: { window } }) => {
    const start = window?.start_at ?? null
    return start !== null && start > now + FAR && { path: 'start_at', message: '活动半年以后才开始。' }
  }),
}

/** A condition can hold for somebody at some time. */
const conditionNever: Rule = {
  id: 'condition-never',
  group: 'time',
  severity: 'warning',
  title: '显示条件永远不成立',
  why: '没有任何访客会看到这个组件。',
  fix: '请至少选择一个打开环境，并让结束时间晚于开始时间。',
  find: eachBlock('all', ({ block: { common } }) => {
    const { show_if } = common
    if (show_if === undefined) return false
    if (show_if.env?.length === 0) return { path: 'value.show_if.env', message: '没有选择任何打开环境。' }
    return (
      startOf(show_if) >= endOf(show_if) && {
        path: 'value.show_if.time',
        message: '结束时间不晚于开始时间。',
      }
    )
  }),
}

/** A block is not shown under a condition that the block around it excludes. */
const conditionsExclude: Rule = {
  id: 'conditions-exclude',
  group: 'time',
  severity: 'warning',
  title: '显示条件与外层矛盾',
  why: '外层显示时它不显示，它可以显示时外层又不显示，所以谁也看不到。',
  fix: '请改正其中一个显示条件。',
  find: eachBlock('all', ({ block, ancestors }) => {
    const own = block.common.show_if
    const outer = own && ancestors.find(({ common }) => common.show_if && areApart(common.show_if, own))
    return outer && { path: 'value.show_if', message: `与外层组件“${outer.id}”的显示条件不能同时成立。` }
  }),
}

/** Neither of them may be impossible by itself: that is reported once, where it occurs. */
function areApart(outer: ShowIf, own: ShowIf): boolean {
  return !exclude(outer, outer) && !exclude(own, own) && exclude(outer, own)
}

/** A block that is published has time left to be seen. */
const conditionPast: Rule = {
  id: 'condition-past',
  group: 'time',
  severity: 'warning',
  title: '显示时间已经过去',
  why: '这个组件不会再显示。',
  fix: '请改为将来的时间，或删除这个组件。',
  find: eachBlock('all', ({ block: { common } }, { now }) => {
    const { show_if } = common
    return (
      show_if !== undefined &&
      startOf(show_if) < endOf(show_if) &&
      endOf(show_if) <= now && { path: 'value.show_if.time', message: '显示的结束时间已经过去。' }
    )
  }),
}

/** A block is shown while the campaign runs. */
const conditionOutsideWindow: Rule = {
  id: 'condition-outside-window',
  group: 'time',
  severity: 'warning',
  title: '显示时间不在活动期间',
  why: '活动进行时它不显示，显示时活动不在进行。',
  fix: '请让显示时间与活动时间有重合。',
  find: eachBlock('all', ({ block: { common } }, { facts: { window } }) => {
    const { show_if } = common
    if (show_if?.time === undefined || window === undefined) return false
    const starts = window.end_at !== null && startOf(show_if) >= window.end_at
    const ends = window.start_at !== null && endOf(show_if) <= window.start_at
    return (starts || ends) && { path: 'value.show_if.time', message: '显示时间全在活动时间之外。' }
  }),
}

export const timingRules: readonly Rule[] = [
  windowEnded,
  windowFar,
  conditionNever,
  conditionsExclude,
  conditionPast,
  conditionOutsideWindow,
]
