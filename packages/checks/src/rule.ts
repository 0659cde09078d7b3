import type { Block, Finding } from '@yingzao/schema/client'
import type { Page } from './page'

/** The subjects of rules, in the order in which the reference lists them, with the names that operators see. */
export const RULE_GROUPS = {
  compliance: '合规',
  forms: '表单与个人信息',
  targets: '点击目标',
  actions: '点击动作',
  links: '链接',
  popups: '弹窗',
  time: '时间与显示条件',
  structure: '页面结构',
  text: '文字',
  access: '无障碍',
  images: '图片与视频',
  budget: '性能',
  share: '分享与搜索',
} as const

export type RuleGroup = keyof typeof RULE_GROUPS

/** One place where a rule does not hold. */
export interface Hit {
  /** Absent when the page as a whole is concerned. */
  block?: Block
  /** Below the block, or below the page: `value.alt`. */
  path: string
  message: string
  /** If this case differs from the rule's severity. */
  severity?: Finding['severity']
  /** Where it is certain what belongs there. */
  correction?: Finding['correction']
}

/** One thing that must be true of a page before it is published (`error`), or had better be (`warning`, `info`). */
export interface Rule {
  /** Stable: findings, tests and pages refer to it. */
  id: string
  group: RuleGroup
  severity: Finding['severity']
  /** Chinese, like everything operators read. */
  title: string
  /** Why the rule exists, in a sentence. */
  why: string
  fix: string
  find(page: Page): Iterable<Hit>
}
