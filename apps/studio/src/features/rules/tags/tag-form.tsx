import { Alert, App, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { IdField } from '../../../ui/id-field'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CountAndTest } from '../count-and-test'
import { draftOf, finished, type Group } from '../expression/draft'
import { ExpressionBuilder } from '../expression/expression-builder'
import { useNames } from '../use-names'
import { wording } from './wording'

export type TagRow = Answer<'tagList'>['list'][number]

const words = wording.form
export const CHANGED = ['tagList'] as const

interface TagFormProps {
  /** Undefined: a new one, which is computed. An imported one stays imported. */
  tag: TagRow | undefined
  onClose: () => void
}

/** Describes a tag, or defines for whom it is computed. */
export function TagForm({ tag, onClose }: TagFormProps) {
  useReturnFocus()
  const formId = useId()
  const { message } = App.useApp()
  const names = useNames()
  const isComputed = tag === undefined || tag.expression !== null
  const [group, setGroup] = useState<Group>(() => draftOf(tag?.expression) ?? { all: [] })
  const [isChecked, setChecked] = useState(false)
  const save = useStudioCall('tagSave', { changes: CHANGED })
  const expression = isComputed ? finished(group) : null
  const store = ({ code, name, about }: { code: string; name: string; about: string }) => {
    setChecked(true)
    if (expression === undefined || save.isPending) return
    save.mutate(
      {
        pd_code: tag?.pd_code ?? code.trim(),
        base_revision: tag?.is_named ? tag.revision : null,
        name: name.trim(),
        about: about.trim(),
        expression,
      },
      {
        onSuccess: () => {
          void message.success(words.saved)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={760}
      title={tag ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={save.isPending}
      onCancel={onClose}
    >
      <FormProblem problem={save.error} better={{ conflict: words.conflict, alreadyExists: words.taken }} />
      <Form
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{ code: '', name: tag?.is_named ? tag.name : '', about: tag?.about ?? '' }}
        onFinish={store}
      >
        {!tag && <IdField name="code" label={words.code} hint={words.codeHint} form={words.codeForm} />}
        <Form.Item
          name="name"
          label={words.name}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="about" label={words.about}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
      </Form>
      {isComputed && (
        <>
          <p className="st-soft">{words.expression}</p>
          <ExpressionBuilder value={group} names={names} isChecked={isChecked} onChange={setGroup} />
          {isChecked && expression === undefined && (
            <Alert className="ru-note" type="error" showIcon title={words.incomplete} />
          )}
          <CountAndTest expression={expression ?? undefined} names={names} />
        </>
      )}
    </Modal>
  )
}
