import { Alert, Button, Form, Modal } from 'antd'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { DayPicker } from '../day-picker'
import { CHANGED, type SourceRow, todayInChina } from '../feed-rows'
import { wording } from './wording'

const words = wording.tryNow

/** Queries a source now, and shows the result. */
export function TryDialog({ source: { source_id }, onClose }: { source: SourceRow; onClose: () => void }) {
  useReturnFocus()
  const formId = useId()
  const call = useStudioCall('feedSourceTryNow', { changes: ['feedSourceList', ...CHANGED] })
  return (
    <Modal
      open
      width={480}
      title={words.title}
      okText={call.data ? words.again : words.submit}
      cancelText={words.close}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={call.isPending}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={call.error} better={{ tooManyRequests: words.tooOften }} />
      <Form<{ as_of: string }>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{ as_of: todayInChina() }}
        onFinish={({ as_of }) => !call.isPending && call.mutate({ source_id, as_of })}
      >
        <Form.Item name="as_of" label={words.day} rules={[{ required: true, message: wording.form.choose }]}>
          <DayPicker />
        </Form.Item>
      </Form>
      {call.data && !call.isPending && <Outcome of={call.data} />}
    </Modal>
  )
}

function Outcome({ of: { problem, batch_id, is_new } }: { of: Answer<'feedSourceTryNow'> }) {
  const navigate = useNavigate()
  if (batch_id === null)
    return <Alert role="alert" type="error" showIcon title={words.failed} description={problem} />
  return (
    <Alert
      role="status"
      type="success"
      showIcon
      title={is_new ? words.done : words.there}
      description={is_new ? words.doneText(batch_id) : words.thereText(batch_id)}
      action={
        <Button size="small" onClick={() => void navigate(`/feeds?batch=${batch_id}`)}>
          {words.open}
        </Button>
      }
    />
  )
}
