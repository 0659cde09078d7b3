import type { CodeAnswer, CodeRequest, LeadCalls } from '@yingzao/renderer'
import { MESSAGES } from '../fields/messages'

export interface CodeContext {
  blockId: string
  /** Loads what asking needs. Where it does not come: why not, in words for the visitor. */
  prepare: () => Promise<LeadCalls | string>
  /** What the form knows of its last question, and keeps of the next. */
  askedUntil: () => number
  keepAskedUntil: (askedUntil: number) => void
  report: (error: unknown) => void
}

/** Captcha, then code. Whatever happens is an answer, with words for the visitor. Never rejects. */
export async function askForCode(
  { blockId, prepare, askedUntil, keepAskedUntil, report }: CodeContext,
  wanted: Pick<CodeRequest, 'handset' | 'scene' | 'operation_name' | 'onStep'>,
): Promise<CodeAnswer> {
  try {
    const calls = await prepare()
    if (typeof calls === 'string') return { state: 'refused', code: 0, msg: calls }
    const answer = await calls.askForCode({ ...wanted, blockId, askedUntil: askedUntil() })
    if ('resendAt' in answer) keepAskedUntil(answer.resendAt)
    return answer
  } catch (error) {
    report(error)
    return { state: 'refused', code: 0, msg: MESSAGES.unavailable }
  }
}
