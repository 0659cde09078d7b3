import { registrationOf } from '@yingzao/blocks/form-words'
import type { LeadPageInput, LeadStep, RegistrationChoice } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { field } from '../passport/server/fields'
import {
  consentBox,
  faultMarks,
  faultOf,
  formButtons,
  formFault,
  formStart,
  hiddenFields,
  phoneField,
  textField,
} from './form-parts'

type RegistrationStep = LeadStep & { kind: 'registration' }

const BROKER = 'open_brokerage_type'
const REGION = 'region'

/** Shows which broker, who and where: the whole registration on one page, with what is already known. */
export function registrationMain(
  input: LeadPageInput,
  step: RegistrationStep,
): { title: string; main: string } {
  const props = registrationOf(input.form)
  const { typed, mayHaveCode } = step
  const title = props.title || '选择开户券商'
  const main = [
    formStart(input, ' novalidate'),
    `<h1>${escapeHtml(title)}</h1>`,
    formFault(input),
    brokers(input, step),
    textField(input, {
      name: 'name',
      label: '姓名',
      type: 'text',
      maxlength: 12,
      autocomplete: 'name',
      placeholder: '请输入姓名',
      value: typed.name,
    }),
    field({ name: REGION, label: '所在地区', input: regions(input, step), fault: faultOf(input, REGION) }),
    phoneField(input, typed.handset),
    consentBox(input, { name: 'consent', text: props.consent, isTicked: typed.consent, documents: props }),
    hiddenFields(input.origin),
    formButtons(props.button || '提交登记', mayHaveCode),
    '</form>',
  ]
  return { title, main: main.filter(Boolean).join('') }
}

/** The brokers to choose from; those that accept nobody at present are shown with a note saying so. */
function brokers(input: LeadPageInput, { typed, brokers }: RegistrationStep): string {
  const open = brokers.filter(({ isOpen }) => isOpen)
  if (open.length === 0) {
    return input.fault ? '' : '<p class="pp-lead" role="status">暂无可办理的券商，请稍后再来</p>'
  }
  const chosen = open.length === 1 ? open[0]?.open_brokerage_type : typed[BROKER]
  const fault = faultOf(input, BROKER)
  const cards = brokers.map((broker) => brokerCard(broker, broker[BROKER] === chosen)).join('')
  return [
    `<fieldset class="pp-field pp-brokers" role="radiogroup"${attributes(faultMarks(BROKER, fault))}><legend>开户券商</legend>`,
    `${cards}<p class="pp-fault" id="${BROKER}-fault" role="alert">${escapeHtml(fault)}</p></fieldset>`,
  ].join('')
}

function brokerCard(
  { open_brokerage_type, name, intro, isOpen }: RegistrationChoice['brokers'][number],
  isChosen: boolean,
): string {
  const radio = attributes({ type: 'radio', name: BROKER, value: open_brokerage_type })
  const state = isOpen ? (isChosen ? ' checked' : '') : ' disabled'
  const about = intro && `<small>${escapeHtml(intro)}</small>`
  const status = isOpen ? '可办理' : '暂停办理'
  return `<label class="pp-broker"><input${radio}${state}><span><b>${escapeHtml(name)}</b>${about}</span><i>${status}</i></label>`
}

/** Returns every city under its province; a phone shows them in its own picker. */
function regions(input: LeadPageInput, { typed, provinces, district }: RegistrationStep): string {
  const option = ({ region, name }: { region: string; name: string }) =>
    `<option${attributes({ value: region })}${region === typed.region ? ' selected' : ''}>${escapeHtml(name)}</option>`
  const groups = provinces.map(
    ({ name, cities }) => `<optgroup${attributes({ label: name })}>${cities.map(option).join('')}</optgroup>`,
  )
  const marks = attributes({ id: REGION, name: REGION, ...faultMarks(REGION, faultOf(input, REGION)) })
  return `<select${marks}><option value="">请选择省、市</option>${district ? option(district) : ''}${groups.join('')}</select>`
}
