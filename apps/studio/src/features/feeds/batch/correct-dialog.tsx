import { App, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { REASON_RULES } from '../../../ui/reason-rules'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { writtenCell } from '../cell-text'
import { columnNames, columnTitle, holdsMoney } from '../column-words'
import { type BatchRow, CHANGED, type ItemRow } from '../feed-rows'
import { wording } from './wording'

const words = wording.correct

/** These identify a row: with other values it is a different row. */
const FIXED = ['code', 'trade_date']
const LONG = /^(?:seats|topics|reason|orgs)$/

interface CorrectDialogProps {
  batch: BatchRow
  item: ItemRow
  onOpen: (id: number) => void
  onClose: () => void
}

type Values = { cells: Record<string, string>; reason: string }

/** Changes cells of a row, which makes another batch that waits for a second person. */
export function CorrectDialog({ batch: { batch_id, kind }, item, onOpen, onClose }: CorrectDialogProps) {
  useReturnFocus()
  const formId = useId()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [isTouched, setTouched] = useState(false)
  const [isUnchanged, setUnchanged] = useState(false)
  const correct = useStudioCall('feedBatchCorrect', { changes: CHANGED })
  const close = useAskingClose(() => isTouched, onClose)
  const names = namesOf(kind)
  const before = (name: string) => writtenCell(name, name in item.row ? item.row[name as never] : item.sector)
  const save = ({ cells, reason }: Values) => {
    if (correct.isPending) return
    const changes = names
      .filter((name) => (cells[name] ?? '') !== before(name))
      .map((column) => ({ position: item.position, column, value: cells[column] ?? '' }))
    setUnchanged(changes.length === 0)
    if (changes.length === 0) return
    correct.mutate(
      { batch_id, changes, reason },
      {
        onSuccess: ({ batch_id: made, is_new }) => {
          void message.success(is_new ? words.done(made) : words.there(made))
          onClose()
          onOpen(made)
        },
      },
    )
  }
  return (
    <Modal
      open
      width={560}
      title={words.title(item.position + 1, item.row.name)}
      okText={words.submit}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={correct.isPending}
      onCancel={close}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={correct.error} />
      {isUnchanged && (
        <p className="st-warn" role="alert">
          {words.unchanged}
        </p>
      )}
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ cells: Object.fromEntries(names.map((name) => [name, before(name)])), reason: '' }}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <div className="fd-pair">
          {names.map((name) => (
            <Form.Item
              key={name}
              name={['cells', name]}
              label={columnTitle(kind, name)}
              extra={hintOf(kind, name)}
            >
              {LONG.test(name) ? (
                <Input.TextArea maxLength={20_000} autoSize={{ minRows: 1, maxRows: 6 }} />
              ) : (
                <Input maxLength={2_000} autoComplete="off" />
              )}
            </Form.Item>
          ))}
        </div>
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={200} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function namesOf(kind: BatchRow['kind']): string[] {
  const names = columnNames(kind).filter((name) => !FIXED.includes(name))
  return kind === 'lhb' || kind === 'jgdy' ? [...names, 'sector'] : names
}

function hintOf(kind: BatchRow['kind'], name: string): string | undefined {
  if (name === 'seats') return words.seats
  if (name === 'orgs') return words.list
  return holdsMoney(kind, name) ? words.money : undefined
}
