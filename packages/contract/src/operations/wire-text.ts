import { z } from 'zod'

/**
 * An id chosen by operators: letters, digits, `_` and `-`, at most 64. The page reader has turned numeric texts into
 * numbers, so a number is accepted as the text it was.
 */
export const wireId = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().nonnegative().transform(String)])

/** A line that somebody wrote, without control characters, which no database stores and no screen shows. */
export function wireText(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
}
