import type { StudioErrorName } from '@yingzao/contract/studio'
import { isRefusal, StudioProblem } from '../state/studio-problem'
import { saidAnswer } from './said/answer'
import { wording } from './wording'

/** Texts for refusals that mean something more specific on the screen at hand than the catalogue can know. */
export type BetterWords = Partial<Record<StudioErrorName, string>>

/** What to tell the user about a failure. */
export function problemText(problem: unknown, better: BetterWords = {}): string {
  for (const [name, text] of Object.entries(better)) {
    if (isRefusal(problem, name as StudioErrorName)) return text
  }
  return problem instanceof StudioProblem ? saidAnswer(problem.msg, problem.reply.code) : wording.unknown
}
