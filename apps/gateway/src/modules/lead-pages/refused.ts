import { type CatalogueEntry, errors, type LeadPageInput, SMS_RESEND_SECONDS } from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'
import { isPassing } from '../../http/handle-errors'
import type { Sent } from './read-sent'
import type { SentForm } from './sent-form'

/** Which page comes next, and with what HTTP status. */
export interface Answer extends Pick<LeadPageInput, 'step' | 'fault'> {
  status: number
}

/** The page that says why a step was refused: that of the step itself, or the form where its fields are wrong. */
export async function refused(error: unknown, form: SentForm, sent: Sent, now: number): Promise<Answer> {
  const { entry, status } = refusalOf(error)
  const field = isOfCode(entry) ? 'code' : form.fieldOf(entry)
  const fault = { field, msg: entry.msg }
  if (sent.asks === 'submit' && (field === 'code' || field === 'form')) {
    const resend_at = Math.min(sent.resend_at, now + SMS_RESEND_SECONDS * 1000)
    const step = { kind: 'code', typed: sent.code, resend_at, now, button: form.button } as const
    return { status, fault, step }
  }
  // A page that is sent twice uses its ticket twice, and the first may have resulted in a code.
  const mayHaveCode = sent.asks === 'code' && field === 'form'
  return { status, fault, step: await form.entry(mayHaveCode) }
}

function refusalOf(error: unknown): { entry: CatalogueEntry; status: number } {
  if (error instanceof AppError) return { entry: error.error, status: error.error.http }
  // The visitor keeps seeing what was typed and can try again.
  if (isPassing(error)) return { entry: errors.serverError, status: 503 }
  throw error
}

function isOfCode({ code }: CatalogueEntry): boolean {
  return code === errors.smsCodeWrong.code || code === errors.smsCodeExpired.code
}
