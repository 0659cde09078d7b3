import { studioErrors } from '@yingzao/contract/studio'
import type { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'

type Refusal = AppError['error']

/** What somebody typed that cannot be, in words for them. */
export const refusal = (msg: string): Refusal => ({ ...studioErrors.invalidParameters, msg })

/** What is running answers, or the first of these refusals whose constraint it breaks. */
export function checkedBy<Answer>(
  refusals: readonly (readonly [constraint: string, refusal: Refusal])[],
  running: Promise<Answer>,
): Promise<Answer> {
  return refusals.reduce((call, [constraint, error]) => orRefuse(call, [constraint], error), running)
}
