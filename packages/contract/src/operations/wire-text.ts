import { z } from 'zod'

/**
 * An id that operators give: letters, digits, `_` and `-`, 64 at most. The page reader has made numbers of texts
 * that are numbers, so a number is taken as the text it was.
 */
export const wireId = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().nonnegative().transform(String)])

/** A line that somebody wrote, without control characters, which no database stores and no screen shows. */
export function wireText(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
}
