import { z } from 'zod'

/** Letters, digits, `_` and `-`, and never a phone number. `lengths` is `least,most`. */
export function opaque(lengths: string) {
  return z.string().regex(new RegExp(`^(?!1[3-9]\\d{9}$)[\\w-]{${lengths}}$`))
}
