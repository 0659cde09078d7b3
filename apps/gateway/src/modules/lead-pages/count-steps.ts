import { randomUUID } from 'node:crypto'
import type { LeadStep } from '@yingzao/contract/server'
import type { EventIntake } from '../events'
import type { Sent } from './read-sent'
import type { FormPlace } from './sent-form'

/** How the database identifies each of them within its view, so that a page sent again counts once. */
const COUNTED = [
  { name: 'lead_start', seq: 1 },
  { name: 'phone_valid', seq: 2 },
  { name: 'sms_sent', seq: 3 },
  { name: 'code_right', seq: 4 },
  { name: 'lead_ok', seq: 5 },
] as const

/** How many of them have happened when a visitor is given this page. */
const REACHED: Partial<Record<LeadStep['kind'], number>> = { captcha: 2, code: 3, done: 5 }

/** The view that one visitor's steps belong to; as no phone reports one, it is made up here and carried along. */
export function viewOf(sent: Pick<Sent, 'text'>): { id: string; isNew: boolean } {
  const id = sent.text('view')
  return UUID.test(id) ? { id, isNew: false } : { id: randomUUID(), isNew: true }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Counts for a lead what its form's own script would: how far it got. */
export function countSteps(
  events: EventIntake,
  { id: session_id, isNew }: ReturnType<typeof viewOf>,
  { kind }: LeadStep,
  { code, form, request }: FormPlace,
): void {
  const { uploadId } = form.common
  const reached = REACHED[kind] ?? (isNew ? 1 : 0)
  // Includes those before it: a repeat is stored once, and a page in between may not have been counted.
  const counted = COUNTED.slice(0, reached).map((event) => {
    const upload = uploadId && { upload_id: uploadId.slice(0, 64) }
    return { ...event, block_id: form.id, block: form.name, age_ms: 0, ...upload }
  })
  if (counted.length > 0) events.take({ session_id, view_seq: 0, code, events: counted }, request)
}
