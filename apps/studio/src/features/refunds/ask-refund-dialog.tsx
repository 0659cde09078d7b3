import { fenOf, yuanOf } from '@yingzao/contract/studio'
import { App, Form, Input, Modal } from 'antd'
import { useId } from 'react'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { moneyText } from '../../ui/money-text'
import { REASON_RULES } from '../../ui/reason-rules'
import { useReturnFocus } from '../../ui/use-return-focus'
import { UsualReasons } from '../../ui/usual-reasons'
import { moneyWords } from './money-words'
import { CHANGED } from './refund-row'
import { wording } from './wording'

const words = wording.ask

interface AskRefundDialogProps {
  pid: string
  /** Fen: the most that can be asked for. */
  refundable: number
  onClose: () => void
}

/** Requests a refund of an order's money, everything that is left or a part of it. */
export function AskRefundDialog({ pid, refundable, onClose }: AskRefundDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const formId = useId()
  const [form] = Form.useForm<{ amount: string; reason: string }>()
  const typed = Form.useWatch('amount', form)
  const fen = typed === undefined ? undefined : fenOf(typed)
  const ask = useStudioCall('refundAsk', { changes: CHANGED })
  const run = (written: { amount: string; reason: string }) => {
    const amount = fenOf(written.amount)
    if (amount === undefined || ask.isPending || ask.isSuccess) return
    ask.mutate(
      { pid, amount, seen_refundable: refundable, reason: written.reason },
      {
        onSuccess: () => {
          void message.success(words.done(moneyText(amount)))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={words.title}
      okText={words.submit}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={ask.isPending}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={ask.error} better={{ conflict: wording.left }} />
      <Form
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ amount: yuanOf(refundable), reason: '' }}
        onFinish={run}
      >
        <FirstField name="amount" />
        <Form.Item
          name="amount"
          label={words.amount}
          extra={
            <>
              {words.most(moneyText(refundable))}
              {fen !== undefined && fen > 0 && (
                <span className="st-refund-words">{words.inWords(moneyWords(fen))}</span>
              )}
            </>
          }
          rules={[
            {
              validator: async (_rule, text: string) => {
                const sum = fenOf(text ?? '')
                if (sum === undefined || sum < 1) throw new Error(words.amountMissing)
                if (sum > refundable) throw new Error(words.amountTooMuch(moneyText(refundable)))
              },
            },
          ]}
        >
          <Input inputMode="decimal" maxLength={16} autoComplete="off" />
        </Form.Item>
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={100} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={words.usualReasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}
