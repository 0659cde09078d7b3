import './survey.css'
import '../fields/field.css'
import '../fields/submit-button.css'
import { isPersonal, momentText, shownFields } from '@yingzao/contract/client'
import { defineView, Picture, useHost, usePageFacts, type ViewProps } from '@yingzao/renderer'
import type { Action } from '@yingzao/schema/client'
import type { ReactNode } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import { Later } from '../answers/later'
import { Tap } from '../tap/tap'
import type { SurveyFieldProps, SurveyProps } from './props'
import { Question } from './question'

/**
 * A form with fields of its own. It renders and can be sent without a script; live.ts does the rest, and React is never
 * loaded.
 */
function Survey({ id, props }: ViewProps<SurveyProps>) {
  const { pageCode } = useHost()
  const { showsAll } = usePageFacts()
  const { title, intro, fields, after, ends, opens_at, closes_at } = props
  if (fields.length === 0) return null
  const shown = new Set(showsAll ? fields : onFirstPage(shownFields(fields, {})))
  const hasPages = fields.some(({ type }) => type === 'page')
  return (
    <div className="yz-survey">
      {title && <h2 className="yz-survey__title">{title}</h2>}
      {intro && <p className="yz-survey__intro">{intro}</p>}
      <Window {...props} />
      <form
        className="yz-survey__form"
        method="post"
        action={`/h5-page/survey/${pageCode()}?form=${encodeURIComponent(id)}`}
        aria-label={title || '表单'}
        data-rules={JSON.stringify(fields.map(rulesOf))}
        data-opens={opens_at}
        data-closes={closes_at}
        data-open={showsAll && hasPages ? '' : undefined}
      >
        {hasPages && <PageCount fields={fields} />}
        {fields.map((field) => (
          <Question
            key={field.id}
            id={`${id}-${field.id}`}
            field={field}
            isShown={shown.has(field)}
            documents={props}
          />
        ))}
        {fields.some(isPersonal) && (
          <div className="yz-survey__field" data-field="consent" hidden={hasPages && !showsAll}>
            <AgreementLine
              id={`${id}-consent`}
              name="consent"
              text={props.consent || STANDARD_CONSENT}
              documents={props}
              required
            />
          </div>
        )}
        <Submit props={props} hasPages={hasPages} />
      </form>
      <Later name="done">
        <Done id={id} end={after} />
      </Later>
      {ends.map((end) => (
        <Later key={end.id} name={`end-${end.id}`}>
          <Done id={id} end={end} />
        </Later>
      ))}
      <Later name="closed">
        <div className="yz-survey__closed" role="status">
          <h2 className="yz-survey__title" tabIndex={-1}>
            现在不能提交
          </h2>
        </div>
      </Later>
    </div>
  )
}

/** When a form takes answers, unless that is always. */
function Window({ opens_at, closes_at }: Pick<SurveyProps, 'opens_at' | 'closes_at'>) {
  if (opens_at === undefined && closes_at === undefined) return null
  const from = opens_at === undefined ? '即日起' : momentText(opens_at)
  const to = closes_at === undefined ? '开始' : `至 ${momentText(closes_at)}`
  return (
    <p className="yz-survey__intro">
      开放时间：{from} {to}
    </p>
  )
}

/** Those before another page begins. */
function onFirstPage(fields: readonly SurveyFieldProps[]): readonly SurveyFieldProps[] {
  const end = fields.findIndex(({ type }) => type === 'page')
  return end === -1 ? fields : fields.slice(0, end)
}

/** Which page it is; updated by live.ts, as conditions skip some. */
function PageCount({ fields }: Pick<SurveyProps, 'fields'>) {
  const count = shownFields(fields, {}).filter(({ type }) => type === 'page').length + 1
  return (
    <p className="yz-survey__count" role="status" tabIndex={-1}>
      1/{count}
    </p>
  )
}

/** The last page sends, the others lead to the next: it is one button, so that those who are early cannot miss it. */
function Submit({ props: { button }, hasPages }: { props: SurveyProps; hasPages: boolean }) {
  const words = button || '提交'
  if (!hasPages) return <SubmitButton>{words}</SubmitButton>
  return (
    <div className="yz-survey__turns">
      <button className="yz-tap yz-survey__back" type="button" hidden>
        上一页
      </button>
      <SubmitButton>
        <span className="yz-survey__next">下一页</span>
        <span className="yz-survey__last">{words}</span>
      </SubmitButton>
    </div>
  )
}

function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button className="yz-tap yz-submit yz-survey__submit" type="submit">
      {children}
    </button>
  )
}

/** What the rules need to know of a field, which the phone reads again; its texts are in the page already. */
function rulesOf({ label, help, text, choices, ...rules }: SurveyProps['fields'][number]) {
  return { ...rules, choices: choices.map(({ id }) => ({ id })) }
}

/** Replaces the form once it is sent: this, or the end that the answers call for. */
function Done({ id, end }: { id: string; end: SurveyProps['after'] }) {
  const { title, text, picture, button, action, second_button, second_action } = end
  return (
    <div className={`yz-survey__done ${picture && 'yz-survey__done--picture'}`} role="status" data-sent="">
      {picture && <Picture className="yz-survey__picture" url={picture} alt="" blockId={id} sizes="60vw" />}
      <h2 className="yz-survey__title" tabIndex={-1}>
        {title || '提交成功'}
      </h2>
      <p className="yz-survey__intro">{text || '感谢您的填写'}</p>
      {button && <EndButton action={action}>{button}</EndButton>}
      {second_button && <EndButton action={second_action}>{second_button}</EndButton>}
    </div>
  )
}

function EndButton({ action, children }: { action: SurveyProps['after']['action']; children: string }) {
  return (
    <Tap common={action ? { action: action as Action } : {}} className="yz-submit">
      {children}
    </Tap>
  )
}

export const survey = defineView<SurveyProps>({ name: 'survey', view: Survey, live: 'near' })
