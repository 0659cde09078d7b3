import { INVALID_NAME_OR_PHONE, isCodeRefused } from '@yingzao/contract/client'
import type { Host } from '@yingzao/renderer'
import { afterError, type Payload, type Response } from '../answers/answer'
import type { CodeFormEvent } from '../phone-code/code-form-state'
import { MESSAGES } from './messages'
import type { SignUpFaults } from './sign-up-entry'

interface SignUpContext {
  ask: Host['ask']
  send: (event: CodeFormEvent<SignUpFaults>) => void
  report: (error: unknown) => void
}

/**
 * Logs the visitor in, and registers those who are not known yet: the gateway sets the cookie. Ends with `onSignedUp`,
 * or in the form with the reason. Never rejects.
 */
export async function signUp(
  { ask, send, report }: SignUpContext,
  login: Payload<'smartLogin'>,
  onSignedUp: (login: Response<'smartLogin'>) => Promise<void>,
): Promise<void> {
  send({ type: 'worked', work: 'submitting' })
  try {
    const { code, msg, response } = await ask('smartLogin', login)
    if (response) await onSignedUp(response)
    else send({ type: 'stopped', faults: refusalFaults(code, msg) })
  } catch (error) {
    const said = afterError(error)
    if (said.state === 'failed' && said.code !== 0)
      send({ type: 'stopped', faults: refusalFaults(said.code, said.msg) })
    else if (said.state === 'failed' && said.msg) send({ type: 'unanswered', faults: { form: said.msg } })
    else {
      report(error)
      send({ type: 'stopped', faults: { form: MESSAGES.unavailable } })
    }
  }
}

function refusalFaults(code: number, msg: string): SignUpFaults {
  // The gateway's message mentions a name too.
  if (code === INVALID_NAME_OR_PHONE) return { handset: MESSAGES.handset }
  return { [isCodeRefused(code) ? 'code' : 'form']: msg }
}
