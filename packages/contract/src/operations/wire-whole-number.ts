import { z } from 'zod'

/** A whole number between two others, both included; a query string can only carry it as text: `12` or `"12"`. */
export function wireWholeNumber({ min = 0, max = 999_999_999 }: { min?: number; max?: number } = {}) {
  const number = z.int().min(min).max(max)
  const text = z.string().regex(/^\d{1,9}$/)
  return z.union([number, text.transform(Number).pipe(number)])
}
