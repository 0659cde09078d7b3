import { LIMITS } from '@yingzao/schema/client'
import type { Trait } from '@yingzao/schema/server'
import { pxOf } from '../css-size'
import { eachBlock, thePage } from '../each'
import type { Rule } from '../rule'

/** A page shows something. */
const pageEmpty: Rule = {
  id: 'page-empty',
  group: 'structure',
  severity: 'warning',
  title: '页面没有内容',
  why: '访客打开后只看到一片空白。',
  fix: '请添加组件后再发布。',
  find: thePage(
    ({ blocks, is }) =>
      blocks.every(({ block }) => INVISIBLE.some((trait) => is(block, trait))) && {
        path: 'page_schema',
        message: '页面中没有任何看得见的组件。',
      },
  ),
}

const INVISIBLE: readonly Trait[] = ['room', 'overlay', 'chrome', 'box']

/** A container holds blocks. */
const containerEmpty: Rule = {
  id: 'container-empty',
  group: 'structure',
  severity: 'warning',
  title: '容器没有内容',
  why: '空的容器不会显示，以后维护时让人疑惑。',
  fix: '请在其中加入组件，或删除它。',
  find: eachBlock(
    ['box', 'scrolls'],
    ({ block, spec }) =>
      block.children.length === 0 && { path: '', message: `“${spec?.title ?? block.name}”中没有组件。` },
  ),
}

/** A bar that stays on the screen holds something. */
const suspensionEmpty: Rule = {
  id: 'suspension-empty',
  group: 'structure',
  severity: 'warning',
  title: '悬浮栏没有内容',
  why: '访客什么也看不到，或只看到一个关闭按钮。',
  fix: '请在悬浮栏中加入组件，或删除它。',
  find: eachBlock(
    'pinned',
    ({ block }) => block.children.length === 0 && { path: '', message: '悬浮栏中没有组件。' },
  ),
}

/** Deeper than this, one more level may already be too much. */
const NEAR_DEPTH = LIMITS.blockDepth - 1

const nestedDeep: Rule = {
  id: 'nested-deep',
  group: 'structure',
  severity: 'info',
  title: '嵌套接近上限',
  why: `组件最多嵌套 ${LIMITS.blockDepth} 层，再套一层就无法保存。`,
  fix: '请去掉只包着一个组件的容器。',
  find: eachBlock(
    'all',
    ({ ancestors }) =>
      ancestors.length === NEAR_DEPTH && { path: '', message: `已经嵌套 ${NEAR_DEPTH + 1} 层。` },
  ),
}

/** About what a phone shows of a page, in pixels. */
const SCREEN_PX = 600

/** A column to scroll fits the screen, or a finger cannot get past it. */
const scrollViewTall: Rule = {
  id: 'scroll-view-tall',
  group: 'structure',
  severity: 'warning',
  title: '滑动区域比屏幕高',
  why: '手指落在其中时只会滑动它，访客滑不到后面的内容。',
  fix: '请把高度改到 1000 个单位以内。',
  find: eachBlock(
    'scrolls',
    ({ block: { value } }) =>
      value.direction === 'y' &&
      (pxOf(value.height as number | undefined) ?? 0) > SCREEN_PX && {
        path: 'value.height',
        message: `高度 ${value.height} 超过一屏。`,
      },
  ),
}

/** A linked section is not published while it has changes for only one page. */
const linkedEdited: Rule = {
  id: 'linked-edited',
  group: 'structure',
  severity: 'error',
  title: '原版块还没有更新',
  why: '关联的版块在所有页面上是同一份内容，只在一个页面上发布改动会让它们不一样。',
  fix: '请更新原版块、放弃修改，或把它转为副本。',
  find: eachBlock(
    'all',
    ({ block: { common } }) =>
      common.linked?.edited && { path: 'value.linked', message: '这个关联的版块改过，但还没有更新原版块。' },
  ),
}

export const structureRules: readonly Rule[] = [
  pageEmpty,
  containerEmpty,
  suspensionEmpty,
  nestedDeep,
  scrollViewTall,
  linkedEdited,
]
