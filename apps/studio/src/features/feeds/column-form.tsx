import { feedConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { kindWords } from './column-words'
import type { ColumnRow } from './feed-rows'
import { LockFields, type LockValues } from './lock-fields'
import { wording } from './wording'

const words = wording.settings
const needed = [{ required: true, whitespace: true, message: words.missing }]
const rowCount = [{ pattern: /^(?:\d{1,4}|10000)$/, required: true, message: words.freeRowsForm }]

interface Values extends LockValues {
  title: string
  method: string
  limits: string
  free_rows: string
}

/** A column's description of itself, and who may see which rows. */
export function ColumnForm({ column: newest, onClose }: { column: ColumnRow; onClose: () => void }) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [column] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message } = App.useApp()
  const change = useStudioCall('feedColumnChange', { changes: ['feedColumnList'] })
  const close = useAskingClose(() => isTouched, onClose)
  const save = (values: Values) => {
    if (change.isPending) return
    change.mutate(fieldsOf(column, values), {
      onSuccess: () => {
        void message.success(words.saved)
        onClose()
      },
    })
  }
  return (
    <Modal
      open
      width={600}
      title={words.title(kindWords[column.kind])}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={change.isPending}
      onCancel={close}
    >
      <FormProblem problem={change.error} better={{ conflict: words.conflict }} />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(column)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <Form.Item name="title" label={words.name} rules={needed}>
          <Input autoFocus maxLength={limits.title} autoComplete="off" />
        </Form.Item>
        <Form.Item name="method" label={words.method} extra={words.methodHint}>
          <Input.TextArea maxLength={limits.text} autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
        <Form.Item name="limits" label={words.limits} extra={words.limitsHint}>
          <Input.TextArea maxLength={limits.text} autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
        <LockFields>
          <Form.Item name="free_rows" label={words.freeRows} extra={words.freeRowsHint} rules={rowCount}>
            <Input inputMode="numeric" maxLength={5} autoComplete="off" className="fd-short" />
          </Form.Item>
        </LockFields>
      </Form>
    </Modal>
  )
}

function valuesOf({ title, method, limits, free_rows, lock_kind, lock_ids, lock_url }: ColumnRow): Values {
  return {
    ...{ title, method, limits, lock_kind, lock_url },
    free_rows: String(free_rows),
    products: lock_kind === 'buy' ? lock_ids : [],
    rules: lock_kind === 'rule' ? lock_ids : [],
  }
}

/** Fields that do not belong to the kind of lock are not on the screen, and stay as they are or are cleared. */
function fieldsOf(column: ColumnRow, values: Values): Payload<'feedColumnChange'> {
  const { lock_kind, products = [], rules = [] } = values
  return {
    kind: column.kind,
    base_revision: column.revision,
    title: values.title,
    method: values.method,
    limits: values.limits,
    free_rows: lock_kind === 'free' ? column.free_rows : Number(values.free_rows),
    lock_kind,
    lock_ids: lock_kind === 'buy' ? products : lock_kind === 'rule' ? rules : [],
    lock_url: lock_kind === 'free' ? '' : values.lock_url,
  }
}
