import { useHost } from '@yingzao/renderer'
import { type FormEvent, useEffect, useRef } from 'react'
import { ConsentLine } from '../fields/consent-line'
import { Fault, Field } from '../fields/field'
import { PhoneField } from '../fields/phone-field'
import { useFaultFocus } from '../fields/use-fault-focus'
import { WORK_TEXTS } from '../phone-code/phone-code'
import type { Lead } from './lead'
import { shownFaults, typedIn } from './lead-entry'
import { isBusy } from './lead-state'
import type { LeadFormProps } from './props'
import { useDraftFields } from './use-draft-fields'

interface EntryFormProps {
  id: string
  props: LeadFormProps
  lead: Lead
}

/**
 * Name, phone and consent. Until it wakes it is an ordinary form, which the gateway answers with pages: a lead is not
 * lost when a script fails to load.
 */
export function EntryForm({ id, props, lead }: EntryFormProps) {
  const { pageCode } = useHost()
  const form = useRef<HTMLFormElement>(null)
  const { state, send, begin } = lead
  const { faults } = state
  const shown = shownFaults(faults)
  const note = useDraftFields(form, lead.draft)
  useFaultFocus(form, state.failures)
  useEffect(() => {
    // From here on the form itself says what is wrong.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    // A visitor may be quicker than the script.
    if (form.current?.querySelector(':focus')) begin()
  })

  function correct({ target }: FormEvent) {
    note()
    send({ type: 'corrected', field: fieldName(target) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { current } = form
    if (current) lead.start(typedIn(current), () => current.submit())
  }

  return (
    <form
      className="yz-lead__form"
      ref={form}
      method="post"
      action={`/h5-page/lead/${pageCode()}?form=${encodeURIComponent(id)}`}
      aria-label={props.title || '预约表单'}
      onFocus={begin}
      onChange={correct}
      onSubmit={submit}
      // The page's script has set `novalidate` before.
      suppressHydrationWarning
    >
      <Field
        label="姓名"
        name="nick_name"
        type="text"
        maxLength={12}
        autoComplete="name"
        placeholder="请输入姓名"
        isInvalid={faults.nick_name !== undefined}
        fault={shown.nick_name}
      />
      <PhoneField isInvalid={faults.handset !== undefined} fault={shown.handset} />
      <ConsentLine name="consent" text={props.consent} documents={props} fault={shown.consent} />
      {props.marketing && <ConsentLine name="consent_marketing" text={props.marketing} documents={props} />}
      {state.step === 'filling' && <Fault text={faults.form} />}
      <button className="yz-tap yz-submit yz-lead__button" type="submit" aria-busy={isBusy(state)}>
        {BUSY_TEXTS[state.step] ?? (props.button || '立即领取')}
      </button>
    </form>
  )
}

const BUSY_TEXTS: Partial<Record<Lead['state']['step'], string>> = {
  ...WORK_TEXTS,
  sending: '正在发送验证码…',
}

function fieldName(target: EventTarget): string {
  return target instanceof HTMLInputElement ? target.name : ''
}
