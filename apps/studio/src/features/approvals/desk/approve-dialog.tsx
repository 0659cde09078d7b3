import { approvalLimits } from '@yingzao/contract/studio'
import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED, type Step, shortHash } from '../approval-rows'
import { wording } from '../wording'
import { acceptedOf, type Reasons } from './accepted'
import type { DeskDialogProps } from './dialogs'
import { MovedProblem } from './moved-problem'

const words = wording.decide

interface ApproveDialogProps extends DeskDialogProps {
  step: Step
  reasons: Reasons
  onDecided: (said: string) => void
}

/** Approves one step, with the reasons why warnings may stay. Identifies by its hash what is approved. */
export function ApproveDialog({ detail, step, reasons, onDecided, onReload, onClose }: ApproveDialogProps) {
  useReturnFocus()
  const [form] = Form.useForm<{ words?: string }>()
  // As it was when the dialog was opened.
  const [{ submission, findings }] = useState(detail)
  const { submission_id, hash, title, version } = submission
  const call = useStudioCall('reviewDecide', { changes: CHANGED })
  const accepted = acceptedOf(findings, reasons)
  const left = findings.filter(({ severity }) => severity === 'warning').length - accepted.length
  const run = ({ words: said = '' }: { words?: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { submission_id, hash, step, verdict: 'approved', words: said, accepted },
      { onSuccess: () => onDecided(words.approved(wording.steps[step])) },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={words.approveTitle(title)}
      okText={words.approveGo}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.approveText}</p>
      <MovedProblem problem={call.error} onReload={onReload} />
      <dl className="st-facts">
        <dt>{words.step}</dt>
        <dd>{wording.steps[step]}</dd>
        <dt>{wording.record.hash}</dt>
        <dd>
          <code>{shortHash(hash)}</code> <span className="st-soft">{wording.version(version)}</span>
        </dd>
        {accepted.length > 0 && (
          <>
            <dt>{words.accepted}</dt>
            <dd>{words.acceptedCount(accepted.length)}</dd>
          </>
        )}
      </dl>
      {left > 0 && <Alert type="info" showIcon title={words.left(left)} />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <Form.Item name="words" label={words.wordsOptional}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={approvalLimits.words.max} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
