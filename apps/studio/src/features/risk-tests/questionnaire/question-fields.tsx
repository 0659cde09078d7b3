import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { QUESTIONNAIRE_LIMITS } from '@yingzao/contract/studio'
import { Button, Card, Input, InputNumber } from 'antd'
import { memo } from 'react'
import { wording } from '../wording'
import {
  type Change,
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

/** The questions with their options and points. */
export function QuestionFields({ written, onChange }: { written: Written; onChange: Change }) {
  const { questions } = written
  return (
    <Card>
      <h2>{words.questions}</h2>
      <ol className="rt-questions">
        {questions.map((question, index) => (
          <QuestionField
            key={question.question_id}
            question={question}
            index={index}
            isLast={index === questions.length - 1}
            weakest={weakestOf(written, question)}
            onChange={onChange}
          />
        ))}
      </ol>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={questions.length >= QUESTIONNAIRE_LIMITS.questions}
        onClick={() => onChange(withQuestion)}
      >
        {words.addQuestion}
      </Button>
    </Card>
  )
}

/** The options that conditions of the weakest type refer to, as one text, which stays equal as long as they do. */
function weakestOf(written: Written, { question_id, options }: Question): string {
  const named = options.filter(({ option_id }) => isInLowest(written, question_id, option_id))
  return named.map(({ option_id }) => option_id).join(' ')
}

interface QuestionFieldProps {
  question: Question
  index: number
  isLast: boolean
  weakest: string
  onChange: Change
}

const QuestionField = memo(function QuestionField({
  question,
  index,
  isLast,
  weakest,
  onChange,
}: QuestionFieldProps) {
  const name = words.question(index + 1)
  const { options } = question
  const change = (next: Question) =>
    onChange((now) => ({ ...now, questions: withEntry(now.questions, index, next) }))
  return (
    <li>
      <div className="rt-question-head">
        <h3>{name}</h3>
        <MoveButtons
          name={name}
          isFirst={index === 0}
          isLast={isLast}
          onMove={(by) => onChange((now) => ({ ...now, questions: moved(now.questions, index, by) }))}
          onRemove={() => onChange((now) => withoutQuestion(now, index))}
        />
      </div>
      <Input.TextArea
        aria-label={words.questionText(index + 1)}
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={QUESTIONNAIRE_LIMITS.text}
        value={question.text}
        onChange={({ target }) => change({ ...question, text: oneLine(target.value) })}
      />
      <ul className="rt-options">
        {options.map((option, at) => (
          <OptionField
            key={option.option_id}
            option={option}
            place={[index + 1, at + 1]}
            isLast={at === options.length - 1}
            isWeakest={weakest.split(' ').includes(option.option_id)}
            onChange={(next) => change({ ...question, options: withEntry(options, at, next) })}
            onMove={(by) => change({ ...question, options: moved(options, at, by) })}
            onRemove={() => onChange((now) => withoutOption(now, index, at))}
          />
        ))}
      </ul>
      <Button
        size="small"
        type="link"
        icon={<PlusOutlined aria-hidden="true" />}
        aria-label={words.addOptionTo(index + 1)}
        disabled={options.length >= QUESTIONNAIRE_LIMITS.options}
        onClick={() => change(withOption(question))}
      >
        {words.addOption}
      </Button>
    </li>
  )
})

interface OptionFieldProps {
  option: Option
  /** Number of the question, and of the option in it. */
  place: readonly [number, number]
  isLast: boolean
  isWeakest: boolean
  onChange: (option: Option) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function OptionField({ option, place, isLast, isWeakest, onChange, onMove, onRemove }: OptionFieldProps) {
  return (
    <li>
      <Input
        aria-label={words.option(...place)}
        maxLength={QUESTIONNAIRE_LIMITS.text}
        autoComplete="off"
        value={option.text}
        onChange={({ target }) => onChange({ ...option, text: target.value })}
      />
      <InputNumber
        aria-label={words.points(...place)}
        min={0}
        max={QUESTIONNAIRE_LIMITS.points}
        precision={0}
        suffix={words.pointsUnit}
        value={option.points}
        onChange={(points) => onChange({ ...option, points: points ?? 0 })}
      />
      <MoveButtons
        name={words.optionName(...place)}
        isFirst={place[1] === 1}
        isLast={isLast}
        onMove={onMove}
        onRemove={onRemove}
      />
      {isWeakest && <span className="rt-weakest st-warn">{words.inLowest}</span>}
    </li>
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

/** The field grows with its text, but a question is one line. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
