import type { Answer, CallId } from '../../../state/calls'
import { wording } from '../wording'

export type HoldRow = Answer<'holdList'>['list'][number]

/** Calls that show holds; stale once one was set or released. */
export const CHANGED: readonly CallId[] = ['holdList']

/** What a hold is for, in words. */
export function holdWords({
  scope,
  handset,
  pid,
  page_code,
  from_day,
  until_day,
}: Pick<HoldRow, 'scope' | 'handset' | 'pid' | 'page_code' | 'from_day' | 'until_day'>): string {
  const what = {
    person: handset,
    order: pid,
    page: page_code,
    period: wording.holds.between(from_day ?? '', until_day ?? ''),
  }[scope]
  return wording.holds.what(wording.holds.scopes[scope], what ?? '')
}
