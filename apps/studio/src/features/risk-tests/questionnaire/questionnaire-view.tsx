import { Card } from 'antd'
import { Link } from 'react-router'
import type { Answer } from '../../../state/calls'
import { Screen } from '../../../ui/screen'
import { levelText } from '../level-text'
import { wording } from '../wording'
import { isInLowest, writtenOf } from './change-written'

const words = wording.editor

/** A version, read-only, with its points. */
export function QuestionnaireView({ detail }: { detail: Answer<'questionnaireDetail'> }) {
  const { version, state, title, questions, bands, valid_months, per_day } = detail
  return (
    <Screen
      title={words.title(version)}
      {...(state !== 'draft' && { about: words.readOnly })}
      actions={<Link to="/risk-tests?view=versions">{words.back}</Link>}
    >
      <div className="rt-editor">
        <Card>
          <h2>{title || wording.versions.untitled}</h2>
          <dl className="st-facts">
            <dt>{wording.versions.columns.state}</dt>
            <dd>{wording.versions.states[state]}</dd>
            <dt>{words.perDay}</dt>
            <dd className="st-number">{per_day}</dd>
            <dt>{words.validMonths}</dt>
            <dd className="st-number">{valid_months}</dd>
            {bands.map(({ risk_level, from, to }) => (
              <BandFact key={risk_level} name={levelText(risk_level)} from={from} to={to} />
            ))}
          </dl>
        </Card>
        <Card>
          <h2>{words.questions}</h2>
          <ol className="rt-answers">
            {questions.map(({ question_id, text, options }) => (
              <li key={question_id}>
                <p>{text}</p>
                <ul>
                  {options.map((option) => (
                    <li key={option.option_id}>
                      {option.text} <span className="st-soft">{wording.detail.points(option.points)}</span>
                      {isInLowest(writtenOf(detail), question_id, option.option_id) && (
                        <span className="st-warn"> {words.inLowest}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Card>
        <LowestView detail={detail} />
      </div>
    </Screen>
  )
}

function BandFact({ name, from, to }: { name: string; from: number; to: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="st-number">
        {from}–{to}
      </dd>
    </>
  )
}

function LowestView({ detail: { questions, lowest } }: { detail: Answer<'questionnaireDetail'> }) {
  const textOf = (question_id: string, option_id: string) => {
    const question = questions.find((one) => one.question_id === question_id)
    const option = question?.options.find((one) => one.option_id === option_id)
    return `${question?.text ?? question_id} ${option?.text ?? option_id}`
  }
  return (
    <Card>
      <h2>{words.lowest}</h2>
      <p className="st-hint">{lowest.length === 0 ? words.lowestNone : words.lowestAbout}</p>
      <ul className="rt-answers">
        {lowest.map((parts) => {
          const texts = parts.map(({ question_id, option_id }) => textOf(question_id, option_id))
          return <li key={texts.join()}>{texts.join(` ${words.and} `)}</li>
        })}
      </ul>
    </Card>
  )
}
