import { competitionConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { problemText } from '../../ui/problem-text'
import { useReturnFocus } from '../../ui/use-return-focus'
import { atLeast } from './at-least'
import { CHANGED, type ContestDetail } from './contest-rows'
import { wording } from './wording'

const number = new Intl.NumberFormat('zh-CN')

/** Shows a contest to visitors, or hides it from them, each after asking. */
export function OpenButton({ contest }: { contest: ContestDetail }) {
  const { message, modal } = App.useApp()
  const [isClosing, setClosing] = useState(false)
  const call = useStudioCall('competitionOpen', { changes: CHANGED })
  const { competition_id, revision: base_revision, is_open, phase } = contest
  const words = wording.openAct
  const ask = () =>
    modal.confirm({
      title: words.title,
      content: words.text(phase === 'signup'),
      okText: words.go,
      onOk: () =>
        call.mutate(
          { competition_id, base_revision, is_open: true },
          {
            onSuccess: () => void message.success(words.done),
            onError: (problem) =>
              void message.error(problemText(problem, { conflict: wording.form.conflict })),
          },
        ),
    })
  return (
    <>
      <Button
        size="small"
        danger={is_open}
        loading={call.isPending}
        onClick={is_open ? () => setClosing(true) : ask}
      >
        {is_open ? wording.detail.close : wording.detail.open}
      </Button>
      {isClosing && <CloseDialog contest={contest} onClose={() => setClosing(false)} />}
    </>
  )
}

/** Asks why a contest is hidden from visitors; once somebody has signed up, they are owed a reason. */
function CloseDialog({ contest: newest, onClose }: { contest: ContestDetail; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  // As it was when the dialog was opened.
  const [{ competition_id, revision: base_revision, players, phase }] = useState(newest)
  const [form] = Form.useForm<{ reason: string }>()
  const call = useStudioCall('competitionOpen', { changes: CHANGED })
  const words = wording.closeAct
  const run = ({ reason }: { reason: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { competition_id, base_revision, is_open: false, reason: reason.trim() },
      {
        onSuccess: () => {
          void message.success(words.done)
          onClose()
        },
      },
    )
  }
  const { min, max } = limits.reason
  return (
    <Modal
      open
      width={440}
      title={words.title}
      okText={words.go}
      okButtonProps={{ danger: true }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{phase === 'over' ? words.aboutOver : words.about(number.format(players))}</p>
      <FormProblem problem={call.error} better={{ conflict: wording.form.conflict }} />
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ reason: '' }} onFinish={run}>
        <Form.Item
          name="reason"
          label={words.reason}
          rules={players === 0 ? [] : [{ validator: atLeast(min, words.reasonForm(min)) }]}
        >
          <Input autoFocus maxLength={max} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
