import { maskHandsets, type NoticeKind, noticeLimits } from '@yingzao/contract/studio'
import type { Transaction } from '../../db/database'
import { activeAmong } from '../members'
import { memberNotice } from './notice-tables'

/** What members are told. */
export interface Notice {
  /** The recipients; somebody named twice is told once, and disabled members are not told. */
  members: readonly number[]
  /** Whoever acts, and so knows already. */
  except?: number
  kind: NoticeKind
  /** As the audit log names it: `page:etf-course`. */
  subject: string
  /** In Chinese and on one line; what is too long is cut, and phones are masked. */
  words: string
  /** Where it leads within the Studio, such as `/pages/etf-course/edit`. */
  link: string
}

/** Tells members of something, exactly when the caller's transaction commits. */
export async function notify(tx: Transaction, { members, except, words, ...notice }: Notice): Promise<void> {
  const told = await activeAmong(
    tx,
    members.filter((id) => id !== except),
  )
  if (told.length === 0) return
  const line = shortened(words)
  await tx.insert(memberNotice).values(told.map((member_id) => ({ ...notice, member_id, words: line })))
}

/** On one line, within a notice's maximum length, counted as the database counts. */
function shortened(words: string): string {
  const signs = [...maskHandsets(words.replace(/[\p{Cc}\s]+/gu, ' ').trim())]
  return signs.length <= noticeLimits.words
    ? signs.join('')
    : `${signs.slice(0, noticeLimits.words - 1).join('')}…`
}
