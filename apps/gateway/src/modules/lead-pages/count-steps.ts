import { randomUUID } from 'node:crypto'
import type { LeadStep } from '@yingzao/contract/server'
import type { EventIntake } from '../events'
import type { Sent } from './read-sent'
import type { FormPlace } from './sent-form'

/** By which the database knows each of them within its view, so that a page that is sent again counts once. */
const COUNTED = [
  { name: 'lead_start', seq: 1 },
  { name: 'lead_ok', seq: 2 },
] as const

/** The view that the steps of one visitor belong to, as no phone tells of one: made up here, and carried along. */
export function viewOf(sent: Pick<Sent, 'text'>): { id: string; isNew: boolean } {
  const id = sent.text('view')
  return UUID.test(id) ? { id, isNew: false } : { id: randomUUID(), isNew: true }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Counts of a lead what its form's own script would: that it was begun, and that it was left. */
export function countSteps(
  events: EventIntake,
  { id: session_id, isNew }: ReturnType<typeof viewOf>,
  { kind }: LeadStep,
  { code, form, request }: FormPlace,
): void {
  const { uploadId } = form.common
  const happened = { lead_start: isNew, lead_ok: kind === 'done' }
  const counted = COUNTED.filter(({ name }) => happened[name]).map((event) => {
    const upload = uploadId && { upload_id: uploadId.slice(0, 64) }
    return { ...event, block_id: form.id, block: form.name, age_ms: 0, ...upload }
  })
  if (counted.length > 0) events.take({ session_id, view_seq: 0, code, events: counted }, request)
}
