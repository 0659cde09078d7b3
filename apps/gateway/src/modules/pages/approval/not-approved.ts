import { studioErrors } from '@yingzao/contract/studio'
import type { ChangedReference } from './references'

const WORDS: Record<ChangedReference['kind'], string> = {
  document: '页面内容',
  company: '公司资料',
  files: '图片或文件',
  products: '商品或价格',
  coupons: '优惠券',
  contracts: '合同文本',
  risk_test: '风险测评',
  privacy: '隐私政策',
}

/** What changed since something was approved, in everyday words. */
function changedWords(changed: readonly ChangedReference[]): string {
  return [...new Set(changed.map(({ kind }) => WORDS[kind]))].join('、')
}

/** Why visitors may not see a version: nobody has approved it, or what was approved has changed. */
export function notApprovedBecause(changed: readonly ChangedReference[]): typeof studioErrors.notApproved {
  if (changed.length === 0) return studioErrors.notApproved
  const msg = `${changedWords(changed)}在审批后有变化，请重新提交审批`
  return { ...studioErrors.notApproved, msg }
}
