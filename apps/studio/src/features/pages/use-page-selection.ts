import { useState } from 'react'
import type { PageRow } from './use-pages'

/** The pages that are chosen for an action on several at once. */
export interface PageSelection {
  codes: readonly string[]
  has(code: string): boolean
  set(code: string, isChosen: boolean): void
  replace(codes: readonly string[]): void
}

/** Selects pages. What the list no longer shows is no longer selected: nobody acts on what they do not see. */
export function usePageSelection(rows: readonly PageRow[]): PageSelection & { chosen: PageRow[] } {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const chosen = rows.filter(({ code }) => wanted.includes(code))
  const codes = chosen.map(({ code }) => code)
  return {
    chosen,
    codes,
    has: (code) => codes.includes(code),
    set: (code, isChosen) => setWanted(isChosen ? [...codes, code] : codes.filter((other) => other !== code)),
    replace: setWanted,
  }
}
