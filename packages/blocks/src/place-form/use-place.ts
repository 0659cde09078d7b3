import { isHandset } from '@yingzao/contract/client'
import { useHost } from '@yingzao/renderer'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Answer } from '../answers/answer'
import { useOnce } from '../fields/use-once'
import { useWhenOnline } from '../fields/use-when-online'
import { type CodeForm, type CodeFormEvent, codeFormState, UNTOUCHED } from '../phone-code/code-form-state'
import { loadCalls } from '../phone-code/phone-code'
import { requestCode } from '../phone-code/request-code'
import { MESSAGES } from './messages'
import { draftOf, finishDraft, keepDraft, type PlaceDraft } from './place-draft'
import { checkEntry, type PlaceFaults, type PlacePayload, type Typed } from './place-entry'
import { refusalFaults } from './refusal-faults'

export interface PlaceAsked<Given> {
  /** Id of the block: what is typed is stored under it. */
  id: string
  /** Name of the block, for whoever looks into what was sent or what has failed. */
  name: string
  /**
   * What the place is for. When it changes, the last refusal is no longer shown, and nothing is submitted
   * automatically.
   */
  placeId?: string
  /** Why nothing can be submitted at present, shown instead of submitting. */
  blockedBy?: string | undefined
  /** Asks the gateway for the place, and never rejects. A repeat must be safe: it is done when the network is back. */
  send: (payload: PlacePayload) => Promise<Answer<Given>>
  onDone: (given: Given, payload: PlacePayload) => void
}

/** `isAwake`: this form is never rendered before its block is awake. */
type PlaceState = CodeForm<PlaceFaults> & { isAwake: true }

export interface Place {
  state: PlaceState
  draft: PlaceDraft
  keep: (part: Partial<PlaceDraft>) => void
  /** Reports that this field was changed. */
  correct: (field: string) => void
  askCode: (typed: string) => void
  submit: (typed: Typed) => void
}

const BEGINNING: PlaceState = { ...UNTOUCHED, isAwake: true }

/** The state of the form, and what its buttons do. While one of them is at work the others do nothing. */
export function usePlace<Given>({ id, name, placeId, blockedBy, send, onDone }: PlaceAsked<Given>): Place {
  const host = useHost()
  const [state, tell] = useReducer(
    (state: PlaceState, event: CodeFormEvent<PlaceFaults>) => codeFormState(state, event),
    BEGINNING,
  )
  const [draft] = useState(() => draftOf(host, id))
  const unanswered = useRef<PlacePayload>(undefined)
  const once = useOnce()
  const keep = (part: Partial<PlaceDraft>) => keepDraft(host.session, id, draft, part)
  const refuse = (faults: PlaceFaults) => {
    host.toast(Object.values(faults)[0] ?? '')
    tell({ type: 'faulty', faults })
  }

  useEffect(() => {
    if (draft.sent) tell({ type: 'sent', ...draft.sent })
  }, [draft])

  const { codeFor, resendAt } = state
  useEffect(() => {
    if (codeFor) draft.sent = { handset: codeFor, resendAt }
  }, [draft, codeFor, resendAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason.
  useEffect(() => tell({ type: 'corrected', field: 'form' }), [placeId])

  useWhenOnline(state.isUnanswered, () => handIn(unanswered.current))

  function handIn(payload: PlacePayload | undefined) {
    if (!payload) return
    unanswered.current = payload
    once(async () => {
      tell({ type: 'worked', work: 'submitting' })
      const answer = await send(payload)
      if (answer.state === 'known') {
        finishDraft(host.session, id, draft)
        host.lasting.set('sent', '1')
        tell({ type: 'worked', work: 'idle' })
        onDone(answer.response, payload)
      } else if (answer.state !== 'failed') {
        tell({ type: 'stopped', faults: { form: MESSAGES.login } })
        await host.login()
      } else if (answer.code !== 0)
        tell({ type: 'stopped', faults: refusalFaults(answer.code, answer.msg, payload) })
      else if (answer.msg) tell({ type: 'unanswered', faults: { form: answer.msg } })
      else tell({ type: 'stopped', faults: { form: MESSAGES.unavailable } })
    })
  }

  return {
    state,
    draft,
    keep,
    correct: (field) => tell({ type: 'corrected', field }),
    askCode(typed) {
      const handset = typed.trim()
      const report = (error: unknown) => host.report({ blockId: id, name, error })
      const prepare = () => loadCalls(host, (leads) => leads.load(), report)
      const form = { blockId: id, scene: 'enrol', operation_name: name, draft: () => draft, keep } as const
      if (isHandset(handset)) once(() => requestCode({ ...form, prepare, report, send: tell }, handset))
      else tell({ type: 'faulty', faults: { handset: MESSAGES.handset } })
    },
    submit(typed) {
      const checked = checkEntry(typed)
      if ('faults' in checked) refuse(checked.faults)
      else if (blockedBy) refuse({ form: blockedBy })
      else {
        const page_code = host.pageCode()
        handIn({ ...checked.payload, ...(page_code && { page_code }) })
      }
    },
  }
}
