import type { Fields } from './signature'

export const FORM_TYPE = 'application/x-www-form-urlencoded;charset=utf-8'

/** Reads the body of a form, decoding it once. Undefined: a name occurs twice, so its meaning is ambiguous. */
export function readForm(body: Buffer | string): Fields | undefined {
  const given = [...new URLSearchParams(body.toString())]
  const fields = Object.fromEntries(given)
  return Object.keys(fields).length === given.length ? fields : undefined
}

export function writeForm(fields: Fields): string {
  return new URLSearchParams(fields).toString()
}
