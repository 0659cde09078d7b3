import { type FormEvent, useEffect, useRef } from 'react'
import { ConsentLine } from '../fields/consent-line'
import { Fault, Field } from '../fields/field'
import { isSubmitKey } from '../fields/is-submit-key'
import { MESSAGES } from '../fields/messages'
import { PhoneField } from '../fields/phone-field'
import { useFaultFocus } from '../fields/use-fault-focus'
import { WORK_TEXTS } from '../phone-code/phone-code'
import type { Lead } from './lead'
import { isBusy } from './lead-state'
import type { LeadFormProps } from './props'
import { useDraftFields } from './use-draft-fields'

interface EntryFormProps {
  props: LeadFormProps
  lead: Lead
}

/**
 * Name, phone and consent. It has no submit button: before it wakes, Enter would otherwise send the phone number to
 * the server inside the page's address.
 */
export function EntryForm({ props, lead }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, send, begin } = lead
  const { faults } = state
  const note = useDraftFields(form, lead.draft)
  useFaultFocus(form, state.failures)
  useEffect(() => {
    // A visitor may be quicker than the script.
    if (form.current?.querySelector(':focus')) begin()
  })

  function correct({ target }: FormEvent) {
    note()
    send({ type: 'corrected', field: fieldName(target) })
  }

  function submit() {
    if (!form.current) return
    const typed = new FormData(form.current)
    const text = (name: string) => typed.get(name)?.toString()
    lead.start({
      nick_name: text('nick_name') ?? '',
      handset: text('handset') ?? '',
      consent: text('consent'),
      marketing: text('consent_marketing'),
    })
  }

  return (
    <form
      className="yz-lead__form"
      ref={form}
      noValidate
      aria-label={props.title || '预约表单'}
      onFocus={begin}
      onChange={correct}
      onKeyDown={(event) => isSubmitKey(event) && submit()}
    >
      <Field
        label="姓名"
        name="nick_name"
        type="text"
        maxLength={12}
        autoComplete="name"
        placeholder="请输入姓名"
        isInvalid={faults.nick_name !== undefined}
        fault={faults.handset ? undefined : faults.nick_name}
      />
      <PhoneField isInvalid={faults.handset !== undefined} fault={faults.handset} />
      <ConsentLine name="consent" text={props.consent} documents={props} fault={faults.consent} />
      {props.marketing && <ConsentLine name="consent_marketing" text={props.marketing} documents={props} />}
      {state.step === 'filling' && <Fault text={faults.form} />}
      <button
        className="yz-tap yz-submit yz-lead__button"
        type="button"
        aria-busy={isBusy(state)}
        onClick={submit}
      >
        {BUSY_TEXTS[state.step] ?? (props.button || '立即领取')}
      </button>
      <noscript>{MESSAGES.unavailable}</noscript>
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
