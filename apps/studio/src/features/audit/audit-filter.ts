/** What narrows the log down, as it stands in the address. */
export interface AuditFilter {
  action?: string | undefined
  who?: string | undefined
  subject?: string | undefined
}

const NAMES = ['action', 'who', 'subject'] as const

/** Reads the filter from the end of an address. */
export function auditFilterIn(search: URLSearchParams): AuditFilter {
  const given = NAMES.flatMap((name) => {
    const value = search.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

/** Writes it there; what does not narrow leaves no trace. */
export function auditSearch(filter: AuditFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of NAMES) {
    const value = filter[name]?.trim()
    if (value) search.set(name, value)
  }
  return search
}
