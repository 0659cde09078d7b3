import { daysOf, SURVEY_FILE_BYTES } from '@yingzao/contract/client'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import type { ConsentDocuments } from '../agreement/consent-links'
import { inputName } from './names'
import type { SurveyFieldProps } from './props'

interface QuestionProps {
  /** Of the element that is named by the label. */
  id: string
  field: SurveyFieldProps
  /** On the first page, and called for while nothing is answered. */
  isShown: boolean
  documents: ConsentDocuments
}

/** One field of a form. The browser does not require a field that a condition may hide, as it could not show it. */
export function Question({ id, field, isShown, documents }: QuestionProps) {
  if (field.type === 'page') return <PageHead field={field} />
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

/** The start of another page. It is shown with its page, or where all pages are shown one below the other. */
function PageHead({ field: { id, label, help } }: Pick<QuestionProps, 'field'>) {
  return (
    <div className="yz-survey__field yz-survey__page" data-field={id} hidden>
      <h3 className="yz-survey__head" tabIndex={-1}>
        {label || '下一页'}
      </h3>
      {help && <p className="yz-survey__help">{help}</p>}
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
    case 'file':
      return <Files id={id} field={field} />
    default:
      return <Line id={id} field={field} />
  }
}

type Part = Pick<QuestionProps, 'id' | 'field'>

/** Whether a browser without scripts may require it. */
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

/** What phones offer to fill in, and which keyboard they show. */
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
              // If a browser required several boxes, all of them would have to be ticked.
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

const ACCEPTED: Record<SurveyFieldProps['accepts'], { types: string; words: string }> = {
  any: { types: 'image/jpeg,image/png,image/webp,application/pdf', words: 'JPG、PNG、WebP 图片或 PDF' },
  pictures: { types: 'image/jpeg,image/png,image/webp', words: 'JPG、PNG、WebP 图片' },
  pdf: { types: 'application/pdf', words: 'PDF' },
}

/**
 * Files are sent one by one, by take-files.ts, before the form is; the form submits their ids. The input has no name,
 * as without scripts nothing would receive what it holds.
 */
function Files({ id, field }: Part) {
  const { accepts, most_files, help } = field
  const { types, words } = ACCEPTED[accepts]
  const megabytes = SURVEY_FILE_BYTES / 1024 / 1024
  return (
    <fieldset id={id} aria-describedby={help ? `${id}-help ${id}-limits` : `${id}-limits`}>
      <legend className="yz-survey__label">
        <Title field={field} />
      </legend>
      <Help id={id} field={field} />
      <p className="yz-survey__help" id={`${id}-limits`}>
        {words}，{most_files > 1 ? `最多 ${most_files} 个，每个` : ''}不超过 {`${megabytes}\u00a0MB`}
      </p>
      <ul className="yz-survey__files" hidden />
      <label className="yz-survey__pick">
        <input type="file" accept={types} multiple={most_files > 1} />
        <span>{accepts === 'pictures' ? '选择图片' : '选择文件'}</span>
      </label>
      <noscript>
        <p className="yz-survey__help">上传文件需要浏览器支持脚本，可以先提交其他内容。</p>
      </noscript>
    </fieldset>
  )
}
