import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type LeadFilter, leadFilterIn, leadSearch } from './lead-filter'

const OPENED = 'lead'

/** What the inbox shows, as its address says, and the ways to change it. */
export interface LeadAddress {
  filter: LeadFilter
  /** The lead whose details stand open. */
  opened: number | undefined
  setFilter: (filter: LeadFilter) => void
  open: (leadId: number | undefined) => void
}

/**
 * Keeps filter and opened lead in the address, so that a reload, the back key and a link to a colleague show the same.
 * A phone that was looked for is in none of them: the leads that it has found are, by their numbers.
 */
export function useLeadAddress(): LeadAddress {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => leadFilterIn(search), [search])
  const opened = leadIdIn(search)
  const go = (next: LeadFilter, leadId: number | undefined) => {
    const wanted = leadSearch(next)
    if (leadId !== undefined) wanted.set(OPENED, String(leadId))
    void navigate({ search: wanted.toString() }, { preventScrollReset: true })
  }
  return {
    filter,
    opened,
    setFilter: (next) => go(next, undefined),
    open: (leadId) => go(filter, leadId),
  }
}

function leadIdIn(search: URLSearchParams): number | undefined {
  const number = Number(search.get(OPENED))
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
