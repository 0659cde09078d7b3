import { daysOf } from '@yingzao/contract/client'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import type { ConsentDocuments } from '../agreement/consent-links'
import { inputName } from './names'
import type { SurveyFieldProps } from './props'

interface QuestionProps {
  /** Of the element that is named by the label. */
  id: string
  field: SurveyFieldProps
  isShown: boolean
  documents: ConsentDocuments
}

/** One field of a form. What a condition may hide is asked for by no browser, which could not show it. */
export function Question({ id, field, isShown, documents }: QuestionProps) {
  return (
    <div
      className={`yz-survey__field yz-survey__field--${field.type}`}
      data-field={field.id}
      hidden={!isShown}
    >
      <Asked id={id} field={field} documents={documents} />
    </div>
  )
}

function Asked({ id, field, documents }: Omit<QuestionProps, 'isShown'>) {
  const { type, label, text } = field
  switch (type) {
    case 'statement':
      return (
        <>
          {label && <h3 className="yz-survey__label">{label}</h3>}
          <p className="yz-survey__text">{text}</p>
        </>
      )
    case 'consent':
      return (
        <AgreementLine
          id={id}
          name={inputName(field.id)}
          text={text || label}
          documents={documents}
          required={isAsked(field)}
        />
      )
    case 'choice':
    case 'choices':
    case 'score':
      return <Options id={id} field={field} />
    case 'region':
      return <Region id={id} field={field} />
    default:
      return <Line id={id} field={field} />
  }
}

type Part = Pick<QuestionProps, 'id' | 'field'>

/** Whether a browser without scripts may ask for it. */
function isAsked({ required, showIf }: SurveyFieldProps): boolean {
  return required && showIf.tests.length === 0
}

function Title({ field: { label, required, type } }: Pick<Part, 'field'>): ReactNode {
  return (
    <>
      {label || '题目'}
      {!required && type !== 'statement' && <small className="yz-survey__optional">（选填）</small>}
    </>
  )
}

function Help({ id, field: { help } }: Part) {
  if (!help) return null
  return (
    <p className="yz-survey__help" id={`${id}-help`}>
      {help}
    </p>
  )
}

/** What phones offer by themselves, and which keys they show. */
const INPUTS: Partial<Record<SurveyFieldProps['type'], InputHTMLAttributes<HTMLInputElement>>> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 12, placeholder: '请输入姓名' },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: 11,
    placeholder: '请输入手机号',
  },
  date: { type: 'date' },
}
const FORMATS: Record<SurveyFieldProps['format'], InputHTMLAttributes<HTMLInputElement>> = {
  any: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
}

function Line({ id, field }: Part) {
  const shared = {
    id,
    name: inputName(field.id),
    required: isAsked(field),
    'aria-describedby': field.help ? `${id}-help` : undefined,
  }
  const { first, last } = daysOf(field)
  return (
    <>
      <label className="yz-survey__label" htmlFor={id}>
        <Title field={field} />
      </label>
      <Help id={id} field={field} />
      {field.type === 'textarea' ? (
        <textarea {...shared} rows={3} maxLength={field.most_length} />
      ) : (
        <input
          {...shared}
          {...(INPUTS[field.type] ?? { ...FORMATS[field.format], maxLength: field.most_length })}
          min={first || undefined}
          max={last || undefined}
        />
      )}
    </>
  )
}

const SCORES = {
  stars: ['1', '2', '3', '4', '5'],
  ten: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
}

function Options({ id, field }: Part) {
  const { type, scale, choices } = field
  const isStars = type === 'score' && scale === 'stars'
  const options = type === 'score' ? SCORES[scale].map((one) => ({ id: one, label: one })) : choices
  return (
    <fieldset id={id} aria-describedby={field.help ? `${id}-help` : undefined}>
      <legend className="yz-survey__label">
        <Title field={field} />
      </legend>
      <Help id={id} field={field} />
      <div className={type === 'score' ? `yz-survey__${scale}` : 'yz-survey__options'}>
        {options.map((option) => (
          <label key={option.id} className="yz-survey__option">
            <input
              type={type === 'choices' ? 'checkbox' : 'radio'}
              name={inputName(field.id)}
              value={option.id}
              // Several boxes that a browser asks for would all have to be ticked.
              required={type !== 'choices' && isAsked(field)}
              aria-label={isStars ? `${option.label} 星` : undefined}
            />
            {isStars ? (
              <span className="yz-survey__star" aria-hidden="true" />
            ) : (
              <span>{option.label || '选项'}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const PARTS = ['省', '市', '区']

/** Filled by live.ts, as the regions come as a chunk: without scripts there is nothing to choose from. */
function Region({ id, field }: Part) {
  return (
    <fieldset id={id} aria-describedby={field.help ? `${id}-help` : undefined}>
      <legend className="yz-survey__label">
        <Title field={field} />
      </legend>
      <Help id={id} field={field} />
      <div className="yz-survey__parts">
        {PARTS.map((part) => (
          <span key={part} className="yz-survey__part">
            <select name={inputName(field.id)} aria-label={part} disabled>
              <option value="">{part}</option>
            </select>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
