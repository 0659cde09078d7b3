import { UndoOutlined } from '@ant-design/icons'
import { conditionsIn } from '@yingzao/contract/studio'
import { Alert, App, Button, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import type { Answer } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CountAndTest } from './count-and-test'
import { draftOf, finished, type Group } from './expression/draft'
import { ExpressionBuilder } from './expression/expression-builder'
import { useNames } from './use-names'
import { wording } from './wording'

export type RuleRow = Answer<'ruleList'>['list'][number]

const words = wording.form
const CHANGED = ['ruleList', 'ruleNames'] as const

interface RuleFormProps {
  /** Undefined: a new one. */
  rule: RuleRow | undefined
  onClose: () => void
}

/** Creates a rule, or changes one, while showing how many people it matches and whether it matches somebody. */
export function RuleForm({ rule: newest, onClose }: RuleFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [rule] = useState(newest)
  const { message } = App.useApp()
  const [form] = Form.useForm<{ id: string; name: string }>()
  const names = useNames()
  const { group, put, undo, isChanged, mayUndo } = useDraft(rule)
  const [isTouched, setTouched] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const create = useStudioCall('ruleCreate', { changes: CHANGED })
  const change = useStudioCall('ruleChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const expression = finished(group)
  const close = useAskingClose(() => isChanged || isTouched, onClose)
  const onSuccess = () => {
    void message.success(words.saved)
    onClose()
  }
  const save = ({ id, name }: { id: string; name: string }) => {
    setChecked(true)
    if (!expression || isPending) return
    if (rule) {
      const { rule_id, revision: base_revision } = rule
      change.mutate({ rule_id, base_revision, name: name.trim(), expression }, { onSuccess })
    } else create.mutate({ rule_id: id.trim(), name: name.trim(), expression }, { onSuccess })
  }
  return (
    <Modal
      open
      width={760}
      title={rule ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken }}
      />
      {rule && rule.uses.length > 0 && (
        <Alert className="ru-note" type="info" showIcon title={words.usedBy(rule.uses.length)} />
      )}
      <Form
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ id: '', name: rule?.name ?? '' }}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        {!rule && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <Form.Item
          name="name"
          label={words.name}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Form>
      <div className="ru-group-head">
        <span>{words.expression}</span>
        <Button
          className="ru-end"
          size="small"
          icon={<UndoOutlined aria-hidden="true" />}
          disabled={!mayUndo}
          onClick={undo}
        >
          {wording.builder.undo}
        </Button>
      </div>
      <ExpressionBuilder value={group} names={names} isChecked={isChecked} onChange={put} />
      {isChecked && !expression && (
        <Alert className="ru-note" type="error" showIcon title={words.incomplete} />
      )}
      <CountAndTest expression={expression} names={names} />
    </Modal>
  )
}

/** The conditions being edited, and their state before each step. */
function useDraft(rule: RuleRow | undefined) {
  const [steps, setSteps] = useState<readonly Group[]>(() => [draftOf(rule?.expression) ?? { all: [] }])
  const group = steps.at(-1) ?? { all: [] }
  return {
    group,
    put(next: Group) {
      // One more character is not a step of its own: whoever undoes a step wants a condition back.
      const isStep = conditionsIn(next).length !== conditionsIn(group).length || steps.length === 1
      setSteps(isStep ? [...steps, next] : [...steps.slice(0, -1), next])
    },
    undo: () => setSteps(steps.slice(0, -1)),
    mayUndo: steps.length > 1,
    isChanged: JSON.stringify(group) !== JSON.stringify(steps[0]),
  }
}
