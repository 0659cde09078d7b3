import { CONSENT_REQUIRED } from '@yingzao/contract/client'
import type { NearPage } from '@yingzao/renderer'
import { answerTo } from '../answers/answer'
import { takeLater } from '../answers/take-later'
import { MESSAGES, NICK_LENGTH } from './contest-words'

interface Around {
  competition_id(): string
  /** The session has expired: they come back to the sheet. */
  login(): void
  /** The contest has changed: for somebody who has signed up, or because nobody can any more. */
  changed(hasSignedUp: boolean): void
}

/** Refusals that are about the nickname: it is unreadable, taken, or not allowed. */
const ABOUT_NICK = [400001, 400013, 400060]

/** The form in the sheet that the view has rendered: shows what is wrong beside its fields, and submits it once. */
export function createSignUp(card: HTMLElement, page: NearPage, around: Around) {
  const dialog = card.querySelector('dialog') as HTMLElement
  const form = dialog.querySelector('form') as HTMLFormElement
  const button = form.querySelector('[type=submit]') as HTMLElement
  const ready = button.textContent
  const fields = {
    nick_name: form.querySelector('[name=nick_name]') as HTMLInputElement,
    consent: form.querySelector('[name=consent]') as HTMLInputElement,
  }
  /**
   * What was typed is still there after a login, or a look at the privacy policy; the consent has to be ticked each
   * time.
   */
  const kept = `contest nick ${card.dataset.own}`
  let isBusy = false

  function mend(name: string): void {
    form.querySelector(`[data-fault=${name}]`)?.remove()
    const field = fields[name as keyof typeof fields]
    field?.setAttribute('aria-invalid', 'false')
    field?.removeAttribute('aria-describedby')
  }

  /** `form`: about none of the fields. */
  function say(name: keyof typeof fields | 'form', msg: string): void {
    const fault = takeLater(card, 'fault')
    fault.dataset.fault = name
    fault.textContent = msg
    if (name === 'form') button.before(fault)
    else {
      const field = fields[name]
      fault.id = `${field.id}fault`
      field.setAttribute('aria-invalid', 'true')
      field.setAttribute('aria-describedby', fault.id)
      if (name === 'nick_name') field.after(fault)
      else field.closest('label')?.after(fault)
    }
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  function turnBusy(is: boolean): void {
    isBusy = is
    button.setAttribute('aria-busy', String(is))
    button.textContent = is ? '正在提交…' : ready
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    for (const name of ['nick_name', 'consent', 'form']) mend(name)
    const nick_name = fields.nick_name.value.trim()
    const { length } = [...nick_name]
    const isNamed = length >= NICK_LENGTH.min && length <= NICK_LENGTH.max
    if (!isNamed) say('nick_name', MESSAGES.nick_name)
    if (!fields.consent.checked) say('consent', MESSAGES.consent)
    if (!isNamed || !fields.consent.checked) return
    turnBusy(true)
    const sent = { competition_id: around.competition_id(), nick_name, consent: 1 }
    const answer = await answerTo(page.ask, 'competitionEnroll', sent)
    turnBusy(false)
    if (answer.state === 'known') finish()
    else if (answer.state === 'failed') refuse(answer.code, answer.msg || MESSAGES.network)
    else {
      say('form', MESSAGES.login)
      around.login()
    }
  }

  function finish(): void {
    page.session.set(kept, '')
    // Nobody who has signed up needs to be kept from leaving.
    page.lasting.set('sent', '1')
    form.reset()
    dialog.querySelector<HTMLElement>('[data-close]')?.click()
    page.toast('报名成功')
    around.changed(true)
  }

  function refuse(code: number, msg: string): void {
    if (ABOUT_NICK.includes(code)) say('nick_name', msg)
    else if (code === CONSENT_REQUIRED) say('consent', msg)
    else {
      say('form', msg)
      // It is full, or over: the card says so too.
      if (code !== 0) around.changed(false)
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement
    mend(name)
    mend('form')
    if (name === 'nick_name') page.session.set(kept, fields.nick_name.value)
  })

  return {
    open(): void {
      fields.nick_name.value ||= page.session.get(kept) || ''
      page.openPopup(dialog.dataset.popup as string)
    },
  }
}
