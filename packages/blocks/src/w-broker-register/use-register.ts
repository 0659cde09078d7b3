import { isHandset } from '@yingzao/contract/client'
import { useHost } from '@yingzao/renderer'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Payload } from '../answers/answer'
import { useOnce } from '../fields/use-once'
import { useWhenOnline } from '../fields/use-when-online'
import { loadCalls } from '../phone-code/phone-code'
import { requestCode } from '../phone-code/request-code'
import { MESSAGES } from './messages'
import type { WBrokerRegisterProps } from './props'
import { NO_DRAFT } from './register-draft'
import { checkEntry, type Typed } from './register-entry'
import { register } from './register-flow'
import { ASLEEP, type RegisterEvent, type RegisterState, registerState } from './register-state'
import { type KeptDraft, useRegisterDraft } from './use-register-draft'

export interface Registration extends KeptDraft {
  state: RegisterState
  send: (event: RegisterEvent) => void
  /** `isOnly`: nobody chose it, and there is no way back. */
  choose: (broker: string, isOnly?: boolean) => void
  /** From the form back to the choice, also after everything is done. */
  back: () => void
  /** If the script for it cannot be loaded, `sendPlain` sends the form. */
  askCode: (handset: string, sendPlain: () => void) => void
  submit: (typed: Typed) => void
}

/** The state of a registration, and what its buttons do. While one of them is busy the others do nothing. */
export function useRegister(id: string, { state_code }: WBrokerRegisterProps): Registration {
  const host = useHost()
  const [state, send] = useReducer(registerState, ASLEEP)
  const { draft, keep } = useRegisterDraft(id)
  const unanswered = useRef<Payload<'addOpenAccount'>>(undefined)
  /** Does what the back key does, where it takes the choice back. */
  const goBack = useRef<() => void>(undefined)
  const toChoice = useCallback(() => {
    goBack.current = undefined
    keep({ broker: '', outcome: undefined })
    send({ type: 'wentBack' })
  }, [keep])
  const once = useOnce()

  function report(error: unknown) {
    host.report({ blockId: id, name: 'wBrokerRegister', error })
  }

  useEffect(() => {
    const { broker, outcome } = draft()
    if (!broker) return
    send({ type: 'returned', broker, outcome })
    goBack.current = host.enterStep?.(toChoice, true)
  }, [host, draft, toChoice])

  useWhenOnline(state.isUnanswered, () => handIn(unanswered.current))

  function handIn(application: Payload<'addOpenAccount'> | undefined) {
    if (!application) return
    unanswered.current = application
    once(() =>
      register({ ask: host.ask, send, report }, application, (outcome) => {
        unanswered.current = undefined
        keep({ ...NO_DRAFT, broker: state.broker, outcome })
        host.lasting.set('sent', '1')
        send({ type: 'registered', outcome })
      }),
    )
  }

  return {
    state,
    send,
    draft,
    keep,
    choose(broker, isOnly = false) {
      keep({ broker })
      send({ type: 'chose', broker })
      if (!isOnly) goBack.current = host.enterStep?.(toChoice)
    },
    back() {
      if (goBack.current) goBack.current()
      else toChoice()
    },
    askCode(typed, sendPlain) {
      const handset = typed.trim()
      const prepare = () => loadCalls(host, (leads) => leads.load(), report)
      const form = { blockId: id, scene: 'enrol', operation_name: 'w-broker-register' } as const
      if (isHandset(handset))
        once(() => requestCode({ ...form, prepare, sendPlain, report, draft, keep, send }, handset))
      else send({ type: 'faulty', faults: { handset: MESSAGES.entry } })
    },
    submit(typed) {
      const checked = checkEntry(typed, state.broker)
      if ('faults' in checked) {
        host.toast(Object.values(checked.faults)[0] ?? '')
        send({ type: 'faulty', faults: checked.faults })
        return
      }
      const page_code = host.pageCode()
      handIn({
        ...checked.entry,
        open_brokerage_type: state.broker,
        consent: 1,
        ...(state_code && { state_code }),
        ...(page_code && { page_code }),
      })
    },
  }
}
