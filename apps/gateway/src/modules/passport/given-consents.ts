import type { consentLog } from '../../passport/passport-tables'

/** What was agreed to, and when it was taken back, if it was. */
export interface Consent extends Pick<typeof consentLog.$inferSelect, 'doc' | 'version' | 'purpose'> {
  at: Date
  withdrawn_at: Date | null
}

/**
 * What somebody has agreed to, in the order of agreeing, from rows in the order of writing: taking something back is a
 * row of its own.
 */
export function givenConsents<Row extends Consent>(rows: readonly Row[]): Row[] {
  const given: Row[] = []
  for (const row of rows) {
    if (row.withdrawn_at === null) given.push({ ...row })
    else for (const consent of given) end(consent, row)
  }
  return given
}

function end(consent: Consent, { doc, purpose, withdrawn_at }: Consent): void {
  if (consent.doc === doc && consent.purpose === purpose) consent.withdrawn_at ??= withdrawn_at
}
