import { dateTimeText } from '../../../state/date-time-text'
import { type ReviewDetail, shortHash } from '../approval-rows'
import { OpenSteps, RiskMarks } from '../marks'
import { wording } from '../wording'

const words = wording.record

/** Who submitted it and why, what was decided with which words, and who cannot decide. */
export function RecordTab({ detail: { submission, decisions, authors } }: { detail: ReviewDetail }) {
  return (
    <div className="ap-tab">
      <dl className="st-facts">
        <dt>{words.by}</dt>
        <dd>{submission.submitted_by}</dd>
        <dt>{words.at}</dt>
        <dd className="st-number">{dateTimeText(submission.submitted_at)}</dd>
        <dt>{words.due}</dt>
        <dd className={submission.is_overdue ? 'st-number ap-late' : 'st-number'}>
          {dateTimeText(submission.due_at)}
        </dd>
        <dt>{words.note}</dt>
        <dd className="ap-words">{submission.note || words.noNote}</dd>
        <dt>{words.risks}</dt>
        <dd>{submission.risks.length > 0 ? <RiskMarks risks={submission.risks} /> : words.noRisks}</dd>
        <dt>{words.hash}</dt>
        <dd>
          <code title={submission.hash}>{shortHash(submission.hash)}</code>
        </dd>
      </dl>
      <section>
        <h3>{words.decisions}</h3>
        <OpenSteps submission={submission} />
        {decisions.length === 0 ? (
          <p className="st-soft">{words.noDecisions}</p>
        ) : (
          <ul className="ap-decisions">
            {decisions.map((decision) => (
              <li key={`${decision.step} ${decision.at}`}>
                <strong>{words.decided(wording.steps[decision.step], words[decision.verdict])}</strong>{' '}
                {decision.for ? words.standIn(decision.by.name, decision.for.name) : decision.by.name}{' '}
                <span className="st-soft st-number">{dateTimeText(decision.at)}</span>
                {decision.words !== '' && <p className="ap-words">{decision.words}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{words.authors}</h3>
        <p>{authors.length > 0 ? words.authorsAbout(authors) : words.noAuthors}</p>
      </section>
    </div>
  )
}
