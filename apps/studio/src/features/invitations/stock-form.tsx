import { inviteConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, InputNumber, Modal, Radio } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CHANGED, type PrizeRow } from './activity-rows'
import { whole } from './prize-form'
import { wording } from './wording'

const words = wording.stockForm

interface Values {
  way: 'more' | 'fewer'
  by: number
}

interface StockFormProps {
  revision: number
  prize: PrizeRow
  onClose: () => void
}

/** Adds to the remaining stock of a prize, or takes from it. */
export function StockForm({ revision, prize: newest, onClose }: StockFormProps) {
  useReturnFocus()
  const formId = useId()
  // As they were when the form was opened.
  const [{ prize, base_revision }] = useState({ prize: newest, base_revision: revision })
  const { message } = App.useApp()
  const call = useStudioCall('invitePrizeStock', { changes: CHANGED })
  const save = ({ way, by }: Values) => {
    if (call.isPending) return
    call.mutate(
      { prize_id: prize.prize_id, base_revision, by: way === 'more' ? by : -by },
      {
        onSuccess: ({ stock }) => {
          void message.success(words.done(stock))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={440}
      title={words.title(prize.name)}
      okText={wording.form.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={call.isPending}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={call.error} better={{ conflict: wording.form.conflict }} />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{ way: 'more' }}
        onFinish={save}
      >
        <Form.Item name="way" label={words.way}>
          <Radio.Group
            options={[
              { value: 'more', label: words.more },
              { value: 'fewer', label: words.fewer },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="by"
          label={words.by}
          extra={words.left(prize.stock)}
          rules={[whole([1, limits.stock], words.byForm(limits.stock))]}
        >
          <InputNumber autoFocus controls={false} maxLength={7} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
