import { approvalLimits } from '@yingzao/contract/studio'
import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FirstField } from '../../../ui/first-field'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED, type Step } from '../approval-rows'
import { wording } from '../wording'
import type { DeskDialogProps } from './dialogs'
import { MovedProblem } from './moved-problem'

const words = wording.decide
const { min, max } = approvalLimits.words

const RULES = [
  { required: true, whitespace: true, message: words.wordsMissing },
  { min, message: words.wordsMissing },
]

interface ReturnDialogProps extends DeskDialogProps {
  step: Step
  onDecided: (said: string) => void
}

/** Returns a submission; whoever does so has to say what must change. */
export function ReturnDialog({ detail, step, onDecided, onReload, onClose }: ReturnDialogProps) {
  useReturnFocus()
  const [form] = Form.useForm<{ words: string }>()
  const [{ submission }] = useState(detail)
  const { submission_id, hash, title } = submission
  const call = useStudioCall('reviewDecide', { changes: CHANGED })
  const close = useAskingClose(() => !call.isSuccess && form.isFieldsTouched(), onClose)
  const run = ({ words: said }: { words: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { submission_id, hash, step, verdict: 'returned', words: said },
      { onSuccess: () => onDecided(words.returned) },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={words.returnTitle(title)}
      okText={words.returnGo}
      okButtonProps={{ danger: true }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={close}
    >
      <p className="st-hint">{words.returnText}</p>
      <MovedProblem problem={call.error} onReload={onReload} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="words" />
        <Form.Item name="words" label={words.words} rules={RULES}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={max} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
