import { INVALID_NAME_OR_PHONE, isCodeRefused, LOGIN_EXPIRED } from '@yingzao/contract/client'
import type { Host } from '@yingzao/renderer'
import { afterError, type Payload } from '../answers/answer'
import { MESSAGES } from './messages'
import type { RegisterFaults } from './register-entry'
import type { RegisterEvent, RegisterOutcome } from './register-state'

/** The gateway's message when there is nothing else to say; any other says that the phone was registered before. */
const NOTHING_TO_SAY = 'success'

interface RegisterContext {
  ask: Host['ask']
  send: (event: RegisterEvent) => void
  report: (error: unknown) => void
}

/** Submits. Ends with `onRegistered`, or in the form with the reason. A repeat is safe. Never rejects. */
export async function register(
  { ask, send, report }: RegisterContext,
  application: Payload<'addOpenAccount'>,
  onRegistered: (outcome: RegisterOutcome) => void,
): Promise<void> {
  const refuse = (code: number, msg: string) => send({ type: 'stopped', faults: refusalFaults(code, msg) })
  send({ type: 'worked', work: 'submitting' })
  try {
    const { code, msg, response } = await ask('addOpenAccount', application)
    if (response) {
      const { registration_url, wechat_img } = response
      onRegistered({ isNew: msg === NOTHING_TO_SAY, registration_url, wechat_img })
    } else refuse(code, msg)
  } catch (error) {
    const said = afterError(error)
    if (said.state !== 'failed') refuse(LOGIN_EXPIRED, '')
    else if (said.code !== 0) refuse(said.code, said.msg)
    else if (said.msg) send({ type: 'unanswered', faults: { form: said.msg } })
    else {
      report(error)
      send({ type: 'stopped', faults: { form: MESSAGES.unavailable } })
    }
  }
}

function refusalFaults(code: number, msg: string): RegisterFaults {
  if (code === LOGIN_EXPIRED) return { handset: MESSAGES.login }
  if (code === INVALID_NAME_OR_PHONE) return { name: msg, handset: msg }
  return { [isCodeRefused(code) ? 'code' : 'form']: msg }
}
