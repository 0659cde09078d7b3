import './place-form.css'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import type { ConsentDocuments } from '../agreement/consent-links'
import { ConsentLine } from '../fields/consent-line'
import { Fault, Field } from '../fields/field'
import { PhoneField } from '../fields/phone-field'
import { useFaultFocus } from '../fields/use-fault-focus'
import { useIsSlow } from '../fields/use-is-slow'
import { CodeField } from '../phone-code/code-field'
import { OwnPhoneLine } from '../phone-code/own-phone-line'
import type { OwnPhone } from '../phone-code/use-own-phone'
import { PeopleChoice } from './people-choice'
import { type PlaceAsked, usePlace } from './use-place'

interface PlaceFormProps<Given> extends PlaceAsked<Given> {
  /** The block asks for it (`useOwnPhone`), so that it is known when the form opens. */
  own: OwnPhone
  /** The maximum number of people for one place. */
  most: number
  submitText: string
  /** The consent text; empty: the standard one. */
  consent?: string
  documents?: ConsentDocuments
  /** A choice of the block's own, below the number of people. */
  children?: ReactNode
}

const OF_THE_SITE: ConsentDocuments = { privacy_url: '', terms_url: '' }
const REMIND = '同意在开始前用短信提醒我'

/** Name, phone, number of people and consent: what visitors who are logged in enter to get a place. */
export function PlaceForm<Given>({
  own,
  most,
  submitText,
  consent = '',
  documents = OF_THE_SITE,
  children,
  ...asked
}: PlaceFormProps<Given>) {
  const { state, draft, keep, correct, askCode, submit } = usePlace(asked)
  const { faults, work } = state
  const form = useRef<HTMLFormElement>(null)
  /** What takes the focus once it is there. */
  const awaited = useRef('')
  const [handset, setHandset] = useState(draft.handset)
  const [wanted, setWanted] = useState(draft.people)
  const people = Math.min(wanted, most)
  const isSubmitting = work === 'submitting'
  const isSlow = useIsSlow(isSubmitting)
  useFaultFocus(form, state.failures)

  useEffect(() => {
    const [agreed, remind] = [field(form.current, 'consent'), field(form.current, 'remind')]
    if (agreed) agreed.checked = draft.isAgreed
    if (remind) remind.checked = draft.wantsReminder
  }, [draft])

  useEffect(() => {
    if (awaited.current === '') return
    form.current?.querySelector<HTMLElement>(awaited.current)?.focus()
    awaited.current = ''
  })

  function typed() {
    const { current } = form
    return {
      name: field(current, 'name')?.value ?? '',
      handset: field(current, 'handset')?.value,
      code: field(current, 'code')?.value ?? '',
      people,
      isAgreed: field(current, 'consent')?.checked ?? false,
      wantsReminder: field(current, 'remind')?.checked ?? false,
    }
  }

  /** `next` selects what replaces the button that was pressed. */
  function decline(isDeclined: boolean, next: string) {
    awaited.current = next
    own.decline(isDeclined)
  }

  function change({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const { name, isAgreed, wantsReminder } = typed()
    keep({ name, isAgreed, wantsReminder })
    if (target.name === 'handset') {
      keep({ handset: target.value })
      setHandset(target.value)
      // Typing a phone decides this, even if the visitor's own becomes known only now.
      own.decline(true)
    }
    correct(target.name)
  }

  return (
    <form
      className="yz-place"
      ref={form}
      noValidate
      aria-label={submitText}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault()
        submit(typed())
      }}
    >
      <Field
        label="姓名"
        name="name"
        type="text"
        maxLength={12}
        autoComplete="name"
        placeholder="请输入姓名"
        defaultValue={draft.name}
        isInvalid={faults.name !== undefined}
        // If it is refused together with the phone, that is shown below the phone.
        fault={faults.name === faults.handset ? undefined : faults.name}
      />
      {own.chosen ? (
        <OwnPhoneLine
          masked={own.chosen}
          fault={faults.handset}
          onDecline={() => decline(true, '[name=handset]')}
        />
      ) : (
        <>
          <PhoneField
            defaultValue={handset}
            isInvalid={faults.handset !== undefined}
            fault={faults.handset}
          />
          <CodeField state={state} handset={handset} onAsk={() => askCode(handset)} />
          {own.known && (
            <button
              className="yz-place__own"
              type="button"
              onClick={() => decline(false, '.yz-own-phone button')}
            >
              改用账号手机号
            </button>
          )}
        </>
      )}
      <PeopleChoice
        people={people}
        most={most}
        onChoose={(count) => {
          setWanted(count)
          keep({ people: count })
          correct('people')
        }}
      />
      {children}
      <ConsentLine name="consent" text={consent} documents={documents} fault={faults.consent} />
      <AgreementLine name="remind" text={REMIND} documents={documents} />
      <Fault text={faults.form} />
      <button className="yz-tap yz-submit yz-place__button" type="submit" aria-busy={isSubmitting}>
        {isSubmitting ? '正在提交…' : submitText}
      </button>
      <p className="yz-place__slow" role="status">
        {isSlow && '网络较慢，仍在提交，请不要关闭页面'}
      </p>
    </form>
  )
}

function field(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}
