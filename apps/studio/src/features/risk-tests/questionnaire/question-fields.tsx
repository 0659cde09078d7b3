import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { QUESTIONNAIRE_LIMITS } from '@yingzao/contract/studio'
import { Button, Card, Input, InputNumber } from 'antd'
import { wording } from '../wording'
import {
  isInLowest,
  moved,
  type Option,
  type Question,
  type Written,
  withEntry,
  withOption,
  withoutOption,
  withoutQuestion,
  withQuestion,
} from './change-written'

const words = wording.editor

interface FieldsProps {
  written: Written
  onChange: (written: Written) => void
}

/** The questions with their options and what those count. */
export function QuestionFields({ written, onChange }: FieldsProps) {
  const { questions } = written
  return (
    <Card>
      <h2>{words.questions}</h2>
      <ol className="rt-questions">
        {questions.map((question, index) => (
          <li key={question.question_id}>
            <div className="rt-question-head">
              <h3>{words.question(index + 1)}</h3>
              <MoveButtons
                name={words.question(index + 1)}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
                onMove={(by) => onChange({ ...written, questions: moved(questions, index, by) })}
                onRemove={() => onChange(withoutQuestion(written, index))}
              />
            </div>
            <Input.TextArea
              aria-label={words.questionText(index + 1)}
              autoSize={{ minRows: 1, maxRows: 4 }}
              maxLength={QUESTIONNAIRE_LIMITS.text}
              value={question.text}
              onChange={({ target }) =>
                onChange(withChanged(written, index, { ...question, text: oneLine(target.value) }))
              }
            />
            <OptionFields written={written} question={question} index={index} onChange={onChange} />
          </li>
        ))}
      </ol>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={questions.length >= QUESTIONNAIRE_LIMITS.questions}
        onClick={() => onChange(withQuestion(written))}
      >
        {words.addQuestion}
      </Button>
    </Card>
  )
}

interface OptionFieldsProps extends FieldsProps {
  question: Question
  index: number
}

function OptionFields({ written, question, index, onChange }: OptionFieldsProps) {
  const { options, question_id } = question
  const changed = (at: number, option: Option) =>
    onChange(withChanged(written, index, { ...question, options: withEntry(options, at, option) }))
  return (
    <>
      <ul className="rt-options">
        {options.map((option, at) => (
          <li key={option.option_id}>
            <Input
              aria-label={words.option(index + 1, at + 1)}
              maxLength={QUESTIONNAIRE_LIMITS.text}
              autoComplete="off"
              value={option.text}
              onChange={({ target }) => changed(at, { ...option, text: target.value })}
            />
            <InputNumber
              aria-label={words.points(index + 1, at + 1)}
              min={0}
              max={QUESTIONNAIRE_LIMITS.points}
              precision={0}
              suffix={words.pointsUnit}
              value={option.points}
              onChange={(points) => changed(at, { ...option, points: points ?? 0 })}
            />
            <MoveButtons
              name={words.optionName(index + 1, at + 1)}
              isFirst={at === 0}
              isLast={at === options.length - 1}
              onMove={(by) =>
                onChange(withChanged(written, index, { ...question, options: moved(options, at, by) }))
              }
              onRemove={() => onChange(withoutOption(written, index, at))}
            />
            {isInLowest(written, question_id, option.option_id) && (
              <span className="rt-weakest st-warn">{words.inLowest}</span>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        type="link"
        icon={<PlusOutlined aria-hidden="true" />}
        aria-label={words.addOptionTo(index + 1)}
        disabled={options.length >= QUESTIONNAIRE_LIMITS.options}
        onClick={() => onChange(withChanged(written, index, withOption(question)))}
      >
        {words.addOption}
      </Button>
    </>
  )
}

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  return (
    <span className="rt-move">
      <Button
        type="text"
        icon={<ArrowUpOutlined />}
        aria-label={words.up(name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined />}
        aria-label={words.down(name)}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button type="text" icon={<DeleteOutlined />} aria-label={words.remove(name)} onClick={onRemove} />
    </span>
  )
}

function withChanged(written: Written, index: number, question: Question): Written {
  return { ...written, questions: withEntry(written.questions, index, question) }
}

/** The field grows with its text, but a question is one line. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
