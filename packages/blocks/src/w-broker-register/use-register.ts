import { isHandset } from '@yingzao/contract/client'
import { LEADS, useHost } from '@yingzao/renderer'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Payload } from '../answers/answer'
import { useOnce } from '../fields/use-once'
import { MESSAGES } from './messages'
import type { WBrokerRegisterProps } from './props'
import { keepDraft, NO_DRAFT, type RegisterDraft, readDraft } from './register-draft'
import { checkEntry, type Typed } from './register-entry'
import { type RegisterContext, register, requestCode } from './register-flow'
import { CHOOSING, type RegisterEvent, type RegisterState, registerState } from './register-state'

export interface Registration {
  state: RegisterState
  send: (event: RegisterEvent) => void
  /** What the session keeps. Not while it is drawn: on the server nobody has one. */
  draft: () => RegisterDraft
  /** Changes a part of what the session keeps. */
  keep: (part: Partial<RegisterDraft>) => void
  /** `isOnly`: nobody chose it, and there is no way back. */
  choose: (broker: string, isOnly?: boolean) => void
  /** From the form back to the choice, also after everything is done. */
  back: () => void
  askCode: (handset: string) => void
  submit: (typed: Typed) => void
}

/** The state of a registration, and what its buttons do. While one of them is at work the others do nothing. */
export function useRegister(id: string, { state_code }: WBrokerRegisterProps): Registration {
  const host = useHost()
  const [state, send] = useReducer(registerState, CHOOSING)
  const kept = useRef<RegisterDraft>(undefined)
  const draft = useCallback(() => {
    kept.current ??= readDraft(host.session, id)
    return kept.current
  }, [host, id])
  const unanswered = useRef<Payload<'addOpenAccount'>>(undefined)
  /** Does what the back key does, where it takes the choice back. */
  const goBack = useRef<() => void>(undefined)
  const once = useOnce()

  const context = (): RegisterContext => ({
    blockId: id,
    draft,
    keep,
    prepare,
    ask: host.ask,
    send,
    now: host.now,
    report,
  })

  function report(error: unknown) {
    host.report({ blockId: id, name: 'wBrokerRegister', error })
  }

  async function prepare() {
    const leads = host.capability(LEADS)
    if (!leads) return MESSAGES.unavailable
    try {
      return await leads.load()
    } catch (error) {
      report(error)
      return leads.isOnline() ? MESSAGES.chunk : MESSAGES.network
    }
  }

  function keep(part: Partial<RegisterDraft>) {
    kept.current = { ...draft(), ...part }
    keepDraft(host.session, id, kept.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and `toChoice` reads what changes.
  useEffect(() => {
    const { broker, outcome } = draft()
    if (!broker) return
    send({ type: 'returned', broker, outcome })
    goBack.current = host.enterStep?.(toChoice, true)
  }, [draft])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest may change while the network is away.
  useEffect(() => {
    if (state.isUnanswered) return host.capability(LEADS)?.onOnline(() => handIn(unanswered.current))
    return undefined
  }, [host, state.isUnanswered])

  function toChoice() {
    goBack.current = undefined
    keep({ broker: '', outcome: undefined })
    send({ type: 'wentBack' })
  }

  function handIn(application: Payload<'addOpenAccount'> | undefined) {
    if (!application) return
    unanswered.current = application
    once(() =>
      register(context(), application, (outcome) => {
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
    askCode(typed) {
      const handset = typed.trim()
      if (isHandset(handset)) once(() => requestCode(context(), handset))
      else send({ type: 'faulty', faults: { handset: MESSAGES.entry } })
    },
    submit(typed) {
      const checked = checkEntry(typed)
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
