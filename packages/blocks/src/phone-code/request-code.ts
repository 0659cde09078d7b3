import { INVALID_NAME_OR_PHONE } from '@yingzao/contract/client'
import type { CodeAnswer, CodeRequest, LeadCalls } from '@yingzao/renderer'
import type { CodeFormEvent, FormFaults } from './code-form-state'
import { attempt } from './phone-code'

export interface CodeContext extends Pick<CodeRequest, 'blockId' | 'scene' | 'operation_name'> {
  /** See `attempt`. */
  prepare: () => Promise<LeadCalls | string>
  sendPlain?: () => void
  report: (error: unknown) => void
  /** Where the form keeps what the next request passes back. */
  draft: () => Pick<CodeRequest, 'asked'>
  keep: (part: Pick<CodeRequest, 'asked'>) => void
  send: (event: CodeFormEvent<FormFaults<never>>) => void
}

/** Captcha, then code. Ends as it began, with a code on its way or with the reason why not. Never rejects. */
export async function requestCode(context: CodeContext, handset: string): Promise<void> {
  const { blockId, scene, operation_name, draft, keep, send } = context
  const stop = (faults: FormFaults<never>) => send({ type: 'stopped', faults })
  const steps = async ({ askForCode }: LeadCalls) => {
    const answer = await askForCode({
      blockId,
      handset,
      scene,
      operation_name,
      asked: draft().asked,
      onStep: (work) => send({ type: 'worked', work }),
    })
    if ('asked' in answer) keep({ asked: answer.asked })
    if (answer.state === 'sent') send({ type: 'sent', handset, resendAt: answer.resendAt })
    else stop(codeFaults(answer))
  }
  send({ type: 'worked', work: 'preparing' })
  await attempt(context, steps, (code) => stop({ code }))
}

function codeFaults(answer: Exclude<CodeAnswer, { state: 'sent' }>): FormFaults<never> {
  if (answer.state === 'closed') return {}
  const isOfPhone = 'code' in answer && answer.code === INVALID_NAME_OR_PHONE
  return { [isOfPhone ? 'handset' : 'code']: answer.msg }
}
