import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { App, Button, Form, Modal, Tooltip } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { problemText } from '../../../ui/problem-text'
import { TemplateForm, type TemplateLabel } from './template-form'
import type { OwnTemplate } from './use-templates'
import { wording } from './wording'

/** What can be done with a template of the company's own: change its details, or remove it. */
export function OwnTemplateActs({ template }: { template: OwnTemplate }) {
  const { message, modal } = App.useApp()
  const [isChanging, setChanging] = useState(false)
  const { mutateAsync: remove } = useStudioCall('templateDelete', { changes: ['templateList'] })
  const askRemove = () =>
    modal.confirm({
      title: wording.remove.title(template.name),
      content: wording.remove.text,
      okText: wording.remove.ok,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        remove({ id: template.id }).then(
          () => void message.success(wording.remove.done),
          (error: unknown) => void message.error(problemText(error)),
        ),
    })
  const acts = [
    { ...wording.change, icon: <EditOutlined aria-hidden="true" />, run: () => setChanging(true) },
    { ...wording.remove, icon: <DeleteOutlined aria-hidden="true" />, run: askRemove },
  ]
  return (
    <>
      <div className="tp-own-acts">
        {acts.map(({ action, named, icon, run }) => (
          <Tooltip key={action} title={action}>
            <Button type="text" size="small" icon={icon} aria-label={named(template.name)} onClick={run} />
          </Tooltip>
        ))}
      </div>
      {isChanging && <ChangeDialog template={template} onClose={() => setChanging(false)} />}
    </>
  )
}

function ChangeDialog({ template, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const { message } = App.useApp()
  const formId = useId()
  const [form] = Form.useForm<TemplateLabel>()
  const { mutate, isPending, error } = useStudioCall('templateChange', { changes: ['templateList'] })
  const { id, name, purpose, about } = template
  return (
    <Modal
      open
      width={480}
      title={wording.change.title(name)}
      okText={wording.change.ok}
      confirmLoading={isPending}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={onClose}
    >
      <FormProblem problem={error} />
      <TemplateForm
        id={formId}
        form={form}
        initial={{ name, purpose, about }}
        onDone={(label) =>
          mutate(
            { id, ...label },
            {
              onSuccess: () => {
                void message.success(wording.change.done)
                onClose()
              },
            },
          )
        }
      />
    </Modal>
  )
}
