import { studioErrors } from '@yingzao/contract/studio'
import type { AppError } from './app-error'
import { orRefuse } from './or-refuse'

type Refusal = AppError['error']

/** By the constraints of the database that typing can break: what is said of each. */
export type Refusals = readonly (readonly [constraint: string, refusal: Refusal])[]

/** What a member typed that cannot be, in words for them. */
export const refusal = (msg: string): Refusal => ({ ...studioErrors.invalidParameters, msg })

/** For what it is too late, in words for who wanted it. */
export const past = (msg: string): Refusal => ({ ...studioErrors.pastMoment, msg })

/** What is running answers, or the first of these refusals whose constraint it breaks. */
export function checkedBy<Answer>(refusals: Refusals, running: PromiseLike<Answer>): Promise<Answer> {
  return refusals.reduce(
    (answer, [constraint, error]) => orRefuse(answer, [constraint], error),
    Promise.resolve(running),
  )
}
