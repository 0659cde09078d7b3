import { isRefusal } from '../../../state/studio-problem'
import { problemText } from '../../../ui/problem-text'
import { wording } from '../wording'
import { freeCode } from './propose-code'

/** Why a page cannot have this code, to be shown at its field. Undefined: the problem is something else. */
export function takenText(problem: unknown, code: string): string | undefined {
  if (isRefusal(problem, 'alreadyExists')) return wording.field.codeTaken(code, freeCode(code))
  // The gateway says whose address it was.
  return isRefusal(problem, 'formerAddress') ? problemText(problem) : undefined
}
