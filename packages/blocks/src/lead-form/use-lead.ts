import { useHost } from '@yingzao/renderer'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { MESSAGES } from '../fields/messages'
import { useOnce } from '../fields/use-once'
import { useWhenOnline } from '../fields/use-when-online'
import { hasCode } from '../phone-code/phone-code'
import type { Lead } from './lead'
import { draftOf, type LeadDraft } from './lead-draft'
import { checkEntry, type LeadFaults } from './lead-entry'
import { type LeadContext, requestCode, submitLead } from './lead-flow'
import { FILLING, leadState } from './lead-state'
import { memoryKey, outcomeOf, readOutcome } from './outcome'
import type { LeadFormProps } from './props'
import { useParts } from './use-parts'

interface Form {
  id: string
  props: LeadFormProps
  uploadId: string
  /** What live.ts had said about it before React came, and which is still shown. */
  begun: LeadFaults | undefined
}

/** The form's state, and what its buttons do. While one of them is at work the others do nothing. */
export function useLead({ id, props, uploadId, begun }: Form): Lead {
  const host = useHost()
  const draftName = `${id}-${props.version_id}`
  const kept = useRef<LeadDraft>(undefined)
  const draft = useCallback(() => {
    kept.current ??= draftOf(host, draftName)
    return kept.current
  }, [host, draftName])
  const [state, send] = useReducer(leadState, { ...FILLING, faults: begun ?? {} })
  const { parts, load } = useParts(report)
  const once = useOnce()
  const hasBegun = useRef(false)
  const key = memoryKey(props)
  const context = (): LeadContext => ({
    blockId: id,
    draft: draft(),
    prepare: load,
    send,
    toast: host.toast,
    report,
  })

  function report(error: unknown) {
    host.report({ blockId: id, name: 'leadForm', error })
  }

  useEffect(() => {
    const { outcome = readOutcome(host.session.get(key)), sent } = draft()
    if (outcome) send({ type: 'remembered', outcome: { ...outcome, isNew: false } })
    else if (sent) send({ type: 'returned', sent })
  }, [host, draft, key])

  const { entry, codeFor, resendAt, unanswered } = state
  useEffect(() => {
    if (codeFor) draft().sent = { entry, codeFor, resendAt }
  }, [draft, entry, codeFor, resendAt])

  useWhenOnline(unanswered !== undefined, () => confirm(unanswered ?? ''))

  function failToDownload(error: unknown) {
    report(error)
    host.toast(MESSAGES.chunk)
  }

  function confirm(code: string) {
    const { cps_id, version_id, after } = props
    if (!entry) return
    const is_send_result = after.download && after.sms ? 1 : 0
    const lead = {
      ...entry,
      code,
      cps_id,
      version_id,
      is_send_result,
      upload_id: uploadId,
      block_id: id,
    } as const
    once(() =>
      submitLead(context(), lead, (accepted) => {
        const outcome = outcomeOf(after, accepted)
        draft().finish(outcome)
        host.session.set(key, JSON.stringify(outcome))
        host.lasting.set('sent', '1')
        send({ type: 'accepted', outcome })
      }),
    )
  }

  return {
    state,
    send,
    draft,
    parts,
    confirm,
    begin() {
      if (hasBegun.current) return
      hasBegun.current = true
      void load().then((calls) => typeof calls !== 'string' && calls.count('lead_start', id))
    },
    start(typed, sendPlain) {
      const checked = checkEntry(typed)
      if ('faults' in checked) {
        host.toast(Object.values(checked.faults)[0] ?? '')
        send({ type: 'faulty', faults: checked.faults })
        return
      }
      const stillWaits = hasCode(state, checked.entry.handset) && host.now() < resendAt
      if (stillWaits) send({ type: 'reopened', entry: checked.entry })
      else once(() => requestCode({ ...context(), sendPlain }, checked.entry))
    },
    resend() {
      if (entry) once(() => requestCode(context(), entry))
    },
    showOutcome() {
      once(async () => {
        const calls = await load()
        if (typeof calls === 'string') send({ type: 'faulty', faults: { form: calls } })
        else send({ type: 'outcomeShown' })
      })
    },
    download() {
      const { downloadUrl } = state.outcome ?? {}
      if (!parts || !downloadUrl) return
      parts.calls.count('download_click', id)
      once(() => parts.calls.download(downloadUrl).catch(failToDownload))
    },
  }
}
