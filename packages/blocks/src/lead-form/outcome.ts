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

/**
 * Returns the key under which the host remembers, until the tab is closed, that a lead was submitted. It contains
 * nothing about the visitor.
 */
export function memoryKey({ version_id }: LeadFormProps): string {
  return `lead:${version_id}`
}

/** Reads back what was remembered as JSON; undefined for anything that is not an outcome. */
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

/** Returns the title of the last popup. Visitors who are already known are told so first. */
export function outcomeTitle({ title }: After, outcome: LeadOutcome | undefined): string {
  return outcome && !outcome.isNew ? '您已提交过' : title || '提交成功'
}

/** Returns the promise of a callback (DOMAIN.md 4.2), clause by clause; it holds for repeated submissions as well. */
export function callbackClauses({ isNew, phone }: LeadOutcome): string[] {
  const promise = '将以020开头的号码与您联系'
  const clauses = phone ? [`服务专线${phone}，`, promise] : [`我们${promise}`]
  return isNew ? clauses : ['无需重复提交，', ...clauses]
}
