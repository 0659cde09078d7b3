import { problemsOfQuestionnaire } from '@yingzao/contract/studio'
import { Alert, Button, Card, Input, InputNumber } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../../state/calls'
import { DraftGuard } from '../../../ui/draft-guard'
import { FormProblem } from '../../../ui/form-problem'
import { Screen } from '../../../ui/screen'
import { wording } from '../wording'
import { BandFields } from './band-fields'
import { type Change, sendable, type Written } from './change-written'
import { LowestFields } from './lowest-fields'
import { QuestionFields } from './question-fields'
import { QuestionnairePreview } from './questionnaire-preview'
import { useDraft } from './use-draft'

const words = wording.editor

/** Always shows what is still missing before the draft can be published. */
export function QuestionnaireEditor({ detail }: { detail: Answer<'questionnaireDetail'> }) {
  const draft = useDraft(detail)
  const [isPreviewing, setPreviewing] = useState(false)
  const { written, change } = draft
  const problems = problemsOfQuestionnaire(sendable(written), wording.problems)
  return (
    <Screen
      title={words.title(detail.version)}
      about={words.about}
      actions={<Link to="/risk-tests?view=versions">{words.back}</Link>}
    >
      <DraftGuard isDirty={draft.isDirty} words={wording.editor.leave} />
      <div className="rt-editor">
        <FormProblem problem={draft.problem} better={{ conflict: words.conflict }} />
        <Basics written={written} onChange={change} />
        <QuestionFields written={written} onChange={change} />
        <BandFields written={written} onChange={change} />
        <LowestFields written={written} onChange={change} />
        <Problems problems={problems} />
        <div className="rt-acts">
          <Button disabled={!draft.isChanged} loading={draft.isSaving} onClick={draft.save}>
            {words.save}
          </Button>
          <Button onClick={() => setPreviewing(true)}>{words.preview}</Button>
          <Button
            type="primary"
            disabled={problems.length > 0}
            loading={draft.isPublishing}
            onClick={draft.publish}
          >
            {words.publish}
          </Button>
          <Button type="text" danger className="rt-drop" onClick={draft.drop}>
            {words.drop}
          </Button>
        </div>
      </div>
      {isPreviewing && (
        <QuestionnairePreview questionnaire={sendable(written)} onClose={() => setPreviewing(false)} />
      )}
    </Screen>
  )
}

interface PartProps {
  written: Written
  onChange: Change
}

function Basics({ written, onChange }: PartProps) {
  const id = useId()
  return (
    <Card>
      <h2>{words.basics}</h2>
      <div className="rt-basics">
        <label htmlFor={`${id}title`}>{words.name}</label>
        <Input
          id={`${id}title`}
          maxLength={60}
          autoComplete="off"
          value={written.title}
          onChange={({ target }) => onChange((now) => ({ ...now, title: target.value }))}
        />
        <label htmlFor={`${id}day`}>{words.perDay}</label>
        <InputNumber
          id={`${id}day`}
          min={1}
          max={10}
          precision={0}
          value={written.per_day}
          onChange={(per_day) => onChange((now) => ({ ...now, per_day: per_day ?? 1 }))}
        />
        <label htmlFor={`${id}months`}>{words.validMonths}</label>
        <InputNumber
          id={`${id}months`}
          min={1}
          max={12}
          precision={0}
          value={written.valid_months}
          onChange={(valid_months) => onChange((now) => ({ ...now, valid_months: valid_months ?? 12 }))}
        />
      </div>
    </Card>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <Alert type="success" showIcon title={words.ready} />
  return (
    <Alert
      type="warning"
      showIcon
      title={words.problems(problems.length)}
      description={
        <ul className="rt-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      }
    />
  )
}
