import {
  type CatalogueEntry,
  errors,
  isHandset,
  type LeadPageInput,
  SMS_RESEND_SECONDS,
} from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'
import { isPassing } from '../../http/handle-errors'
import type { Sent } from './read-sent'

/** Which page comes next, and with what HTTP status. */
export interface Answer extends Pick<LeadPageInput, 'step' | 'fault'> {
  status: number
}

type Fault = NonNullable<Answer['fault']>

/** The page that says why a step was refused: that of the step itself, or the form where its fields are wrong. */
export function refused(error: unknown, sent: Sent, now: number): Answer {
  const { entry, status } = refusalOf(error)
  const field = fieldOf(entry, sent)
  const fault = { field, msg: entry.msg }
  if (sent.asks === 'lead' && (field === 'code' || field === 'form')) {
    const resend_at = Math.min(sent.resend_at, now + SMS_RESEND_SECONDS * 1000)
    return { status, fault, step: { kind: 'code', typed: sent.code, resend_at, now } }
  }
  // A page that is sent twice uses its ticket twice, and the first may have brought the code.
  const mayHaveCode = sent.asks === 'code' && field === 'form'
  return { status, fault, step: { kind: 'entry', mayHaveCode } }
}

function refusalOf(error: unknown): { entry: CatalogueEntry; status: number } {
  if (error instanceof AppError) return { entry: error.error, status: error.error.http }
  // What was typed stays before the visitor, who can try again.
  if (isPassing(error)) return { entry: errors.serverError, status: 503 }
  throw error
}

function fieldOf({ code }: CatalogueEntry, { typed }: Sent): Fault['field'] {
  switch (code) {
    case errors.invalidNameOrPhone.code:
      return isHandset(typed.handset.trim()) ? 'nick_name' : 'handset'
    case errors.consentRequired.code:
      return 'consent'
    case errors.smsCodeWrong.code:
    case errors.smsCodeExpired.code:
      return 'code'
    default:
      return 'form'
  }
}
