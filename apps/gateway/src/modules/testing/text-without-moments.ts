/** Milliseconds since 1970, in 2001. No amount or quantity of the tests is as large. */
const FIRST_MOMENT = 1_000_000_000_000

/**
 * An answer as text in which to look for what must not be in it, without its moments, which are numbers of
 * milliseconds: the digits of some contain the code of a share.
 */
export function textWithoutMoments(answer: unknown): string {
  return JSON.stringify(answer, (_key, value) =>
    typeof value === 'number' && value >= FIRST_MOMENT ? null : value,
  )
}
