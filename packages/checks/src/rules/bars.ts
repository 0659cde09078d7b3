import type { Position } from '@yingzao/schema/client'
import { canMeet } from '../conditions'
import { pxOf } from '../css-size'
import { eachBlock } from '../each'
import type { Page, PageBlock } from '../page'
import type { Rule } from '../rule'

/** A visitor sees one bar at the bottom at most. */
const secondBottomBar: Rule = {
  id: 'second-bottom-bar',
  group: 'structure',
  severity: 'warning',
  title: '有多个底部悬浮栏',
  why: '它们叠在一起，访客只看得到、点得到最上面的一个。',
  fix: '请只保留一个底部悬浮栏，或用显示条件让它们不同时出现。',
  find: eachBlock('pinned', (it, page) => {
    const bars = barsAt('bottom', page)
    const below = bars.slice(0, Math.max(0, bars.indexOf(it))).find((bar) => meet(bar, it))
    return below && { path: 'value.position', message: `与底部悬浮栏“${below.block.id}”叠在一起。` }
  }),
}

/** A bar at the top has room of its own as the first block only. */
const topBarNotFirst: Rule = {
  id: 'top-bar-not-first',
  group: 'structure',
  severity: 'warning',
  title: '顶部悬浮栏不在页面最前面',
  why: '放在别处时，它会盖住页面开头的内容。',
  fix: '请把顶部悬浮栏移到页面的第一个位置。',
  find: eachBlock('pinned', ({ block }, page) => {
    const [first] = page.document.page_schema.filter((it) => !page.is(it, 'chrome'))
    return (
      block.value.position === 'top' &&
      first !== block && { path: 'value.position', message: '顶部悬浮栏前面还有其他组件。' }
    )
  }),
}

/** The bar of tabs that stays at the top is covered by nothing. */
const stickyTabsCovered: Rule = {
  id: 'sticky-tabs-covered',
  group: 'structure',
  severity: 'warning',
  title: '吸顶的标签栏会被盖住',
  why: '顶部悬浮栏停在同一个位置，访客看不到标签。',
  fix: '请关闭“标签栏吸顶”，或去掉顶部悬浮栏。',
  find: eachBlock('panes', (it, page) => {
    const bar = it.block.value.sticky === true && barsAt('top', page).find((top) => meet(top, it))
    return bar && { path: 'value.sticky', message: `会被顶部悬浮栏“${bar.block.id}”盖住。` }
  }),
}

/** Tabs in tabs never stay at the top. */
const innerTabsSticky: Rule = {
  id: 'inner-tabs-sticky',
  group: 'structure',
  severity: 'info',
  title: '标签里的标签栏不会吸顶',
  why: '只有最外层的标签栏能停在屏幕顶部。',
  fix: '请关闭里层的“标签栏吸顶”。',
  find: eachBlock(
    'panes',
    ({ block, ancestors }, page) =>
      block.value.sticky === true &&
      ancestors.some((outer) => page.is(outer, 'panes')) && {
        path: 'value.sticky',
        message: '它放在另一个标签页里，吸顶不起作用。',
      },
  ),
}

/** What is fixed to the screen covers nothing else that is. */
const fixedOverlap: Rule = {
  id: 'fixed-overlap',
  group: 'structure',
  severity: 'warning',
  title: '固定在屏幕上的组件互相遮挡',
  why: '下面的一个看不全，也点不到。',
  fix: '请错开它们的位置，或用显示条件让它们不同时出现。',
  find: eachBlock('all', (it, page) => {
    const box = boxOf(it)
    if (box === undefined) return false
    const before = page.blocks.slice(0, page.blocks.indexOf(it))
    // The rules above deal with pairs of bars.
    const other = before.find((one) => !areBars(one, it) && meet(one, it) && overlaps(boxOf(one), box))
    return other && { path: 'value.position', message: `与组件“${other.block.id}”重叠。` }
  }),
}

interface Box {
  edge: 'top' | 'bottom'
  from: number
  to: number
  /** Undefined: the whole width. */
  side: 'left' | 'right' | undefined
}

/** The height assumed for a block of unknown height, in units. */
const USUAL_HEIGHT = 88

function boxOf({ block, spec }: PageBlock): Box | undefined {
  const { position, style = {} } = block.common
  const height = (pxOf(style.height) ?? USUAL_HEIGHT / 2) * 2
  if (spec?.traits.pinned) {
    const edge = block.value.position
    return edge === 'top' || edge === 'bottom' ? { edge, from: 0, to: height, side: undefined } : undefined
  }
  if (position?.type !== 'fixed') return undefined
  const edge = position.bottom === undefined ? 'top' : 'bottom'
  const from = position[edge] ?? 0
  return { edge, from, to: from + height, side: sideOf(position) }
}

function sideOf({ left, right }: Position): Box['side'] {
  if ((left === undefined) === (right === undefined)) return undefined
  return left === undefined ? 'right' : 'left'
}

function areBars(one: PageBlock, other: PageBlock): boolean {
  return one.spec?.traits.pinned === true && other.spec?.traits.pinned === true
}

function overlaps(one: Box | undefined, other: Box): boolean {
  if (one === undefined || one.edge !== other.edge) return false
  const isBeside = one.side !== undefined && other.side !== undefined && one.side !== other.side
  return !isBeside && one.from < other.to && other.from < one.to
}

function barsAt(position: string, page: Page): PageBlock[] {
  return page.having('pinned').filter(({ block }) => block.value.position === position)
}

function meet(one: PageBlock, other: PageBlock): boolean {
  return canMeet(one.block.common.show_if, other.block.common.show_if)
}

export const barRules: readonly Rule[] = [
  secondBottomBar,
  topBarNotFirst,
  stickyTabsCovered,
  innerTabsSticky,
  fixedOverlap,
]
