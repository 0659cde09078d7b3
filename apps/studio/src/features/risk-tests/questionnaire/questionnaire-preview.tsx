import { problemsOfQuestionnaire, type Questionnaire, reckonLevel } from '@yingzao/contract/studio'
import { Button, Drawer, Radio } from 'antd'
import { useState } from 'react'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { levelText } from '../level-text'
import { wording } from '../wording'

const words = wording.preview

interface QuestionnairePreviewProps {
  questionnaire: Questionnaire
  onClose: () => void
}

/** The questions as visitors get them, and the result of answers. Nothing is stored. */
export function QuestionnairePreview({ questionnaire, onClose }: QuestionnairePreviewProps) {
  useReturnFocus()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const { questions } = questionnaire
  return (
    <Drawer
      open
      size={480}
      title={words.title}
      onClose={onClose}
      footer={
        <div className="rt-preview-foot">
          <p role="status">{resultText(questionnaire, chosen)}</p>
          <Button onClick={() => setChosen({})}>{words.again}</Button>
        </div>
      }
    >
      <p className="st-hint">{words.about}</p>
      <h3>{questionnaire.title}</h3>
      <ol className="rt-answers">
        {questions.map(({ question_id, text, options }) => (
          <li key={question_id}>
            <p>{text}</p>
            <Radio.Group
              vertical
              aria-label={text}
              value={chosen[question_id] ?? null}
              onChange={({ target }) => setChosen({ ...chosen, [question_id]: target.value })}
              options={options.map(({ option_id, text: label }) => ({ value: option_id, label }))}
            />
          </li>
        ))}
      </ol>
    </Drawer>
  )
}

function resultText(questionnaire: Questionnaire, chosen: Readonly<Record<string, string>>): string {
  const answers = questionnaire.questions.flatMap(({ question_id }) => {
    const option_id = chosen[question_id]
    return option_id === undefined ? [] : [{ question_id, option_id }]
  })
  const left = questionnaire.questions.length - answers.length
  if (left > 0) return words.left(left)
  if (problemsOfQuestionnaire(questionnaire).length > 0) return words.broken
  const { points, risk_level, is_lowest } = reckonLevel(questionnaire, answers)
  return words.result(levelText(risk_level, is_lowest), points)
}
