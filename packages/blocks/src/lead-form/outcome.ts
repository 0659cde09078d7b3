import type { LeadAccepted } from '@yingzao/renderer'
import type { LeadOutcome } from './lead-state'
import type { LeadFormProps } from './props'

type After = LeadFormProps['after']

/** What operators wrote wins over what the gateway says. */
export function outcomeOf({ downloadUrl, phone }: After, accepted: Omit<LeadAccepted, 'ok'>): LeadOutcome {
  return {
    isNew: accepted.is_new,
    downloadUrl: downloadUrl || accepted.download_url,
    phone: phone || accepted.service_phone,
  }
}

/** Where the host remembers, until the tab is closed, that a lead was left. It holds nothing of the visitor. */
export function memoryKey({ version_id }: LeadFormProps): string {
  return `lead:${version_id}`
}

/** Reads back what was remembered as JSON; undefined for whatever is no outcome. */
export function readOutcome(remembered: string | undefined): LeadOutcome | undefined {
  if (remembered === undefined) return undefined
  try {
    const { downloadUrl, phone } = JSON.parse(remembered) as Partial<LeadOutcome>
    if (typeof downloadUrl !== 'string' || typeof phone !== 'string') return undefined
    return { isNew: false, downloadUrl, phone }
  } catch {
    return undefined
  }
}

/** What the last popup is called. Somebody who is known is told so first. */
export function outcomeTitle({ title }: After, outcome: LeadOutcome | undefined): string {
  return outcome && !outcome.isNew ? '您已提交过' : title || '提交成功'
}

/** The promise of a call back (DOMAIN.md 4.2), clause by clause; it stands for those who ask twice as well. */
export function callbackClauses({ isNew, phone }: LeadOutcome): string[] {
  const promise = '将以020开头的号码与您联系'
  const clauses = phone ? [`服务专线${phone}，`, promise] : [`我们${promise}`]
  return isNew ? clauses : ['无需重复提交，', ...clauses]
}
