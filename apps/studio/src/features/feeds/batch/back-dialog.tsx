import { useQuery } from '@tanstack/react-query'
import { App, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { REASON_RULES } from '../../../ui/reason-rules'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { UsualReasons } from '../../../ui/usual-reasons'
import { type BatchDetail, CHANGED } from '../feed-rows'
import { shownText } from './shown-text'
import { wording } from './wording'

const words = wording.back

interface Values {
  /** The batch of that day that is shown instead; 0: none. */
  to: number
  reason: string
}

/**
 * Withdraws a batch from visitors: the one before it is shown again, or nothing of that day. Says which they will see.
 */
export function BackDialog({ detail, onClose }: { detail: BatchDetail; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  // As it was when somebody decided to.
  const [{ batch, former, earlier }] = useState(detail)
  const columns = useQuery(studioQuery('feedColumnList', {}))
  const move = useStudioCall('feedPointerMove', {
    changes: CHANGED,
    onDone: () => {
      void message.success(words.done)
      onClose()
    },
  })
  const { kind, as_of, batch_id } = batch
  const run = ({ to, reason }: Values) => {
    // Pressing Enter twice goes back only once.
    if (move.isPending || move.isSuccess) return
    move.mutate({ kind, as_of, from_batch: batch_id, to_batch: to === 0 ? null : to, reason })
  }
  const newest = columns.data?.list.find((one) => one.kind === kind)?.shown?.batch_id
  // Data of an older day is seen only by visitors who choose that day.
  const who = newest === batch_id ? words.everybody : words.whoChooses(as_of)
  const choices = [
    ...(former
      ? [
          {
            value: former.batch_id,
            title: words.former(former.batch_id),
            sees: words.sees(who, shownText(former)),
          },
        ]
      : []),
    {
      value: 0,
      title: words.nothing(as_of),
      sees: earlier ? words.sees(who, shownText(earlier)) : words.seesNothing(who),
    },
  ]
  return (
    <Modal
      open
      width={520}
      title={words.title}
      okText={words.submit}
      okButtonProps={{ danger: true }}
      confirmLoading={move.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={move.error} better={{ conflict: wording.conflict }} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ to: former?.batch_id ?? 0, reason: '' }}
        onFinish={run}
      >
        <Form.Item name="to" label={words.choice}>
          <Radio.Group className="fd-choice">
            {choices.map(({ value, title, sees }) => (
              <Radio key={value} value={value}>
                {title}
                <div className="st-soft">{sees}</div>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={100} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={words.usualReasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}
