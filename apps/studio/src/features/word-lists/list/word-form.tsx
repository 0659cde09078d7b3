import { foldedWord, problemOfWord } from '@yingzao/checks'
import { wordListLimits } from '@yingzao/contract/studio'
import { Form, Input, Modal, Radio } from 'antd'
import { FirstField } from '../../../ui/first-field'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { Word } from '../draft'
import { wording } from '../wording'

const words = wording.form
const labels = wording.words

interface WordFormProps {
  /** Undefined: a new one. */
  entry: Word | undefined
  known: readonly Word[]
  onTake: (entry: Word) => void
  onClose: () => void
}

/** Adds a word to the draft, or edits one in it. */
export function WordForm({ entry, known, onTake, onClose }: WordFormProps) {
  useReturnFocus()
  const [form] = Form.useForm<Word>()
  const own = entry && foldedWord(entry.word)
  const isTaken = (word: string) =>
    foldedWord(word) !== own && known.some((one) => foldedWord(one.word) === foldedWord(word))
  return (
    <Modal
      open
      width={460}
      title={entry ? words.changeTitle : words.addTitle}
      okText={words.ok}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Word>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={entry ?? { word: '', severity: 'error', why: '', instead: '' }}
        onFinish={({ word, severity, why, instead }) => {
          onTake({ word: word.trim(), severity, why: why.trim(), instead: instead.trim() })
          onClose()
        }}
      >
        <FirstField name="word" />
        <Form.Item
          name="word"
          label={labels.word}
          extra={words.hint}
          rules={[
            {
              validator: async (_, word: string) => {
                if (word.trim() === '') throw new Error(words.wordMissing)
                const problem =
                  problemOfWord(word, wording.wordProblems) ?? (isTaken(word) ? words.taken : undefined)
                if (problem) throw new Error(problem)
              },
            },
          ]}
        >
          <Input maxLength={wordListLimits.word} autoComplete="off" />
        </Form.Item>
        <Form.Item name="severity" label={labels.severity}>
          <Radio.Group
            options={(['error', 'warning'] as const).map((value) => ({
              value,
              label: wording.severities[value],
            }))}
          />
        </Form.Item>
        <Form.Item
          name="why"
          label={labels.why}
          rules={[{ required: true, whitespace: true, message: words.whyMissing }]}
        >
          <Input maxLength={wordListLimits.why} autoComplete="off" />
        </Form.Item>
        <Form.Item name="instead" label={labels.instead}>
          <Input maxLength={wordListLimits.instead} placeholder={words.insteadHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
