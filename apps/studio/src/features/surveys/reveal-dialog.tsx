import { Form, Input, Modal } from 'antd'
import type { Answer } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { REASON_RULES } from '../../ui/reason-rules'
import { useReturnFocus } from '../../ui/use-return-focus'
import { UsualReasons } from '../../ui/usual-reasons'
import { wording } from './wording'

const words = wording.reveal

interface RevealDialogProps {
  /** Of the answers. */
  id: number
  onClose: () => void
  onRevealed: (answers: Answer<'surveyReveal'>['answers']) => void
}

/** Asks why somebody has to see what is personal. The answer goes into the audit log with their name. */
export function RevealDialog({ id, onClose, onRevealed }: RevealDialogProps) {
  useReturnFocus()
  const [form] = Form.useForm<{ reason: string }>()
  const reveal = useStudioCall('surveyReveal')
  const run = ({ reason }: { reason: string }) => {
    // The enter key pressed twice is one look: each counts, and is written down.
    if (reveal.isPending || reveal.isSuccess) return
    reveal.mutate({ id, reason }, { onSuccess: ({ answers }) => onRevealed(answers) })
  }
  return (
    <Modal
      open
      width={440}
      title={words.title}
      okText={words.submit}
      confirmLoading={reveal.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={reveal.error} better={{ tooManyRequests: words.tooMany }} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input autoFocus maxLength={100} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={words.usualReasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}
