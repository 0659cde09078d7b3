import type { TakeDownOutcome } from '@yingzao/contract/studio'
import { App, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { FirstField } from '../../../ui/first-field'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { UsualReasons } from '../../../ui/usual-reasons'
import { wording } from '../wording'
import type { FailingPage } from './trial'

const words = wording.takeDown
/** The contract's limit. */
const MOST = 100

interface TakeDownTogetherProps {
  pages: readonly FailingPage[]
  onDone: () => void
  onClose: () => void
}

/** Takes the chosen pages down once a reason is given; reports which could not be. */
export function TakeDownTogether({ pages, onDone, onClose }: TakeDownTogetherProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const call = useStudioCall('pagesTakeDown', { changes: ['wordListDetail', 'pageList', 'versionList'] })
  const run = ({ reason }: { reason: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { codes: pages.map(({ code }) => code), reason },
      {
        onSuccess: ({ list }) => {
          const failed = list.filter(({ outcome }) => outcome === 'failed')
          const done = list.length - failed.length
          if (failed.length === 0) void message.success(words.done(done))
          else void message.error(words.some(done, namesOf(failed, pages)))
          onDone()
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={460}
      title={words.title(pages.length)}
      okText={words.ok}
      okButtonProps={{ danger: true }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.text}</p>
      <ul className="wl-names">
        {pages.map(({ code, title }) => (
          <li key={code}>{title}</li>
        ))}
      </ul>
      <FormProblem problem={call.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item
          name="reason"
          label={words.reason}
          rules={[
            { required: true, whitespace: true, message: words.reasonMissing },
            { min: 2, message: words.reasonMissing },
          ]}
        >
          <Input maxLength={MOST} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={words.usual} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}

function namesOf(
  failed: readonly { code: string; outcome: TakeDownOutcome }[],
  pages: readonly FailingPage[],
): string {
  return failed
    .map(({ code }) => pages.find((page) => page.code === code)?.title ?? code)
    .join(wording.history.join)
}
