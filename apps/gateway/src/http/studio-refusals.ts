import { studioErrors } from '@yingzao/contract/studio'
import type { AppError } from './app-error'
import { orRefuse } from './or-refuse'

type Refusal = AppError['error']

/** By database constraints that typed input can violate: the refusal for each. */
export type Refusals = readonly (readonly [constraint: string, refusal: Refusal])[]

/** For input that cannot be accepted, in words for the member who typed it. */
export const refusal = (msg: string): Refusal => ({ ...studioErrors.invalidParameters, msg })

/** For what comes too late, in words for whoever wanted it. */
export const past = (msg: string): Refusal => ({ ...studioErrors.pastMoment, msg })

/** Resolves to what `running` does, or rejects with the first of these refusals whose constraint it violates. */
export function checkedBy<Answer>(refusals: Refusals, running: PromiseLike<Answer>): Promise<Answer> {
  return refusals.reduce(
    (answer, [constraint, error]) => orRefuse(answer, [constraint], error),
    Promise.resolve(running),
  )
}
