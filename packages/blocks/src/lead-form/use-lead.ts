import { useHost } from '@yingzao/renderer'
import { useEffect, useReducer, useRef } from 'react'
import { type LeadAccepted, useLeadCalls } from './lead-calls'
import { checkEntry } from './lead-entry'
import { type LeadContext, requestCode, submitLead } from './lead-flow'
import { FILLING, hasCode, type LeadEvent, type LeadState, leadState } from './lead-state'
import { memoryKey, outcomeOf, readOutcome } from './outcome'
import type { LeadFormProps } from './props'

export interface Lead {
  state: LeadState
  send: (event: LeadEvent) => void
  /** Checks what was typed and asks for a code, or says what is wrong. */
  start: (typed: Parameters<typeof checkEntry>[0]) => void
  /** Another code for the same phone. */
  resend: () => void
  confirm: (code: string) => void
}

/** The form's state, and what its buttons do. While one of them is at work the others do nothing. */
export function useLead(id: string, props: LeadFormProps): Lead {
  const host = useHost()
  const [state, send] = useReducer(leadState, FILLING)
  const once = useOnce()
  const key = memoryKey(props)
  const context: LeadContext = {
    calls: useLeadCalls(),
    send,
    toast: host.toast,
    now: host.now,
    report: (error) => host.report({ blockId: id, name: 'leadForm', error }),
  }

  useEffect(() => {
    const outcome = readOutcome(host.session.get(key))
    if (outcome) send({ type: 'remembered', outcome })
  }, [host, key])

  function accept(accepted: LeadAccepted) {
    const outcome = outcomeOf(props.after, accepted)
    host.session.set(key, JSON.stringify(outcome))
    send({ type: 'accepted', outcome })
  }

  return {
    state,
    send,
    start(typed) {
      const checked = checkEntry(typed)
      if ('faults' in checked) {
        host.toast(Object.values(checked.faults)[0] ?? '')
        send({ type: 'faulty', faults: checked.faults })
        return
      }
      const { entry } = checked
      const stillWaits = hasCode({ entry, codeFor: state.codeFor }) && host.now() < state.resendAt
      if (stillWaits) send({ type: 'reopened', entry })
      else once(() => requestCode(context, entry))
    },
    resend() {
      const { entry } = state
      if (entry) once(() => requestCode(context, entry))
    },
    confirm(code) {
      const { entry } = state
      const { cps_id, version_id } = props
      if (entry) once(() => submitLead(context, { ...entry, code, cps_id, version_id }, accept))
    },
  }
}

/** A tap while another is still at work is ignored, even one before React has drawn anything new. */
function useOnce(): (work: () => Promise<void>) => void {
  const isAtWork = useRef(false)
  return (work) => {
    if (isAtWork.current) return
    isAtWork.current = true
    void work().finally(() => {
      isAtWork.current = false
    })
  }
}
