import { isoOf } from '../form-rules'
import type { SpeechFields, SpeechRow } from './speech-rows'

/** The values of a talk's form. */
export interface Values {
  title: string
  start: number | null
  end: number | null
  enrolFrom: number | null
  city: string | undefined
  venue: string
  address: string
  speaker: number | undefined
  quota: number | null
}

export function valuesOf(speech: SpeechRow | undefined): Values {
  return {
    title: speech?.title ?? '',
    start: speech ? Date.parse(speech.start_at) : null,
    end: speech ? Date.parse(speech.end_at) : null,
    enrolFrom: speech ? Date.parse(speech.enrol_from) : null,
    city: speech?.city_id,
    venue: speech?.venue ?? '',
    address: speech?.address ?? '',
    speaker: speech?.staff_id,
    quota: speech?.quota ?? null,
  }
}

/** The form has all of it by the time it is submitted. */
export function fieldsOfValues(values: Values): SpeechFields {
  return {
    title: values.title.trim(),
    start_at: isoOf(values.start),
    end_at: isoOf(values.end),
    enrol_from: isoOf(values.enrolFrom),
    city_id: values.city ?? '',
    venue: values.venue.trim(),
    address: values.address.trim(),
    staff_id: values.speaker ?? 0,
    quota: values.quota ?? 0,
  }
}

/** Whether the form's values move a talk to another time or place. */
export function isElsewhere(speech: SpeechRow, values: Values): boolean {
  const { start, end, city, venue, address } = valuesOf(speech)
  return (
    values.start !== start ||
    values.end !== end ||
    values.city !== city ||
    values.venue.trim() !== venue ||
    values.address.trim() !== address
  )
}
