import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { QUESTIONNAIRE_LIMITS } from '@yingzao/contract/studio'
import { Button, Card, Select } from 'antd'
import { wording } from '../wording'
import { type Change, type Part, type Written, withEntry } from './change-written'

const words = wording.editor

const NONE: Part = { question_id: '', option_id: '' }

interface LowestFieldsProps {
  written: Written
  onChange: Change
}

/** Which answers make the weakest type, whatever the points. */
export function LowestFields({ written, onChange }: LowestFieldsProps) {
  const { lowest } = written
  const set = (next: Written['lowest']) => onChange((now) => ({ ...now, lowest: next }))
  return (
    <Card>
      <h2>{words.lowest}</h2>
      <p className="st-hint">{words.lowestAbout}</p>
      {lowest.length === 0 && <p className="st-soft">{words.lowestNone}</p>}
      <ol className="rt-questions">
        {lowest.map((parts, index) => (
          // Nothing else tells two conditions apart that say the same for a while.
          // biome-ignore lint/suspicious/noArrayIndexKey: fields without a state of their own
          <li key={index}>
            <div className="rt-question-head">
              <h3>{words.condition(index + 1)}</h3>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={words.removeCondition(index + 1)}
                onClick={() => set(withEntry(lowest, index, undefined))}
              />
            </div>
            <Parts
              written={written}
              parts={parts}
              number={index + 1}
              onChange={(next) => set(withEntry(lowest, index, next))}
            />
          </li>
        ))}
      </ol>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={lowest.length >= QUESTIONNAIRE_LIMITS.combinations}
        onClick={() => set([...lowest, [NONE]])}
      >
        {words.addCondition}
      </Button>
    </Card>
  )
}

interface PartsProps {
  written: Written
  parts: readonly Part[]
  number: number
  onChange: (parts: Part[]) => void
}

function Parts({ written: { questions }, parts, number, onChange }: PartsProps) {
  const optionsOf = (question_id: string) =>
    questions.find((question) => question.question_id === question_id)?.options ?? []
  return (
    <>
      <ul className="rt-parts">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields without a state of their own
          <li key={at}>
            <span className="st-soft">{at > 0 && words.and}</span>
            <Select<string>
              aria-label={words.partQuestion(number, at + 1)}
              placeholder={words.chooseQuestion}
              value={part.question_id || null}
              onChange={(question_id) => onChange(withEntry(parts, at, { question_id, option_id: '' }))}
              options={questions.map(({ question_id, text }, index) => ({
                value: question_id,
                label: text || words.blank(index + 1),
                // A question has one answer: a second part of it could never be met.
                disabled: parts.some((other, place) => place !== at && other.question_id === question_id),
              }))}
            />
            <Select<string>
              aria-label={words.partOption(number, at + 1)}
              placeholder={words.chooseOption}
              value={part.option_id || null}
              onChange={(option_id) => onChange(withEntry(parts, at, { ...part, option_id }))}
              options={optionsOf(part.question_id).map(({ option_id, text }) => ({
                value: option_id,
                label: text || option_id,
              }))}
            />
            {parts.length > 1 && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={words.removePart(number, at + 1)}
                onClick={() => onChange(withEntry(parts, at, undefined))}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        type="link"
        icon={<PlusOutlined aria-hidden="true" />}
        aria-label={words.addPartTo(number)}
        disabled={parts.length >= questions.length}
        onClick={() => onChange([...parts, NONE])}
      >
        {words.addPart}
      </Button>
    </>
  )
}
