import './survey.css'
import '../fields/field.css'
import '../fields/submit-button.css'
import { isPersonal, shownFields } from '@yingzao/contract/client'
import { defineView, useHost, usePageFacts, type ViewProps } from '@yingzao/renderer'
import type { Action } from '@yingzao/schema/client'
import { AgreementLine } from '../agreement/agreement-line'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import { Later } from '../answers/later'
import { Tap } from '../tap/tap'
import type { SurveyProps } from './props'
import { Question } from './question'

/** A form with fields of its own. It reads and is sent without a script; live.ts does the rest, and React never comes. */
function Survey({ id, props }: ViewProps<SurveyProps>) {
  const { pageCode } = useHost()
  const { showsAll } = usePageFacts()
  const { title, intro, fields, button, after } = props
  if (fields.length === 0) return null
  const shown = new Set(showsAll ? fields : shownFields(fields, {}))
  return (
    <div className="yz-survey">
      {title && <h2 className="yz-survey__title">{title}</h2>}
      {intro && <p className="yz-survey__intro">{intro}</p>}
      <form
        className="yz-survey__form"
        method="post"
        action={`/h5-page/survey/${pageCode()}?form=${encodeURIComponent(id)}`}
        aria-label={title || '表单'}
        data-rules={JSON.stringify(fields.map(rulesOf))}
      >
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
          <div className="yz-survey__field" data-field="consent">
            <AgreementLine
              id={`${id}-consent`}
              name="consent"
              text={props.consent || STANDARD_CONSENT}
              documents={props}
              required
            />
          </div>
        )}
        <button className="yz-tap yz-submit yz-survey__submit" type="submit">
          {button || '提交'}
        </button>
      </form>
      <Later name="done">
        <Done {...after} />
      </Later>
    </div>
  )
}

/** What the rules need to know of a field, which the phone reads again; its words stand in the page already. */
function rulesOf({ label, help, text, choices, ...rules }: SurveyProps['fields'][number]) {
  return { ...rules, choices: choices.map(({ id }) => ({ id })) }
}

function Done({ title, text, button, action }: SurveyProps['after']) {
  return (
    <div className="yz-survey__done" role="status" data-sent="">
      <h2 className="yz-survey__title" tabIndex={-1}>
        {title || '提交成功'}
      </h2>
      <p className="yz-survey__intro">{text || '感谢您的填写'}</p>
      {button && (
        <Tap common={action ? { action: action as Action } : {}} className="yz-submit">
          {button}
        </Tap>
      )}
    </div>
  )
}

export const survey = defineView<SurveyProps>({ name: 'survey', view: Survey, live: 'near' })
