import type { LeadStatus } from '@yingzao/contract/studio'

/** What members call these things, in tables and in a lead's history. */
export const statusWords: Record<LeadStatus, string> = {
  new: '新线索',
  contacted: '已联系',
  following: '跟进中',
  converted: '已转化',
  invalid: '无效',
}

export const NOBODY = '未分配'
