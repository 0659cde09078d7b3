import { useQuery } from '@tanstack/react-query'
import { inviteConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { studioQuery, useStudioCall } from '../../state/queries'
import { DateTimePicker } from '../../ui/date-time-picker'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type ActivityFields, type ActivityRow, CHANGED } from './activity-rows'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: words.missing }]

interface Values {
  id: string
  title: string
  start: number | null
  end: number | null
  /** Undefined, too, once it was cleared. */
  rule: string | null | undefined
  rules: string
  gift: string
  shareTitle: string
  shareDesc: string
  isOpen: boolean
}

interface ActivityFormProps {
  /** Undefined: a new one. */
  activity: ActivityRow | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

/** Creates an activity, or changes one. */
export function ActivityForm({ activity: newest, onClose, onMade }: ActivityFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [activity] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message, modal } = App.useApp()
  const create = useStudioCall('inviteActivityCreate', { changes: CHANGED })
  const change = useStudioCall('inviteActivityChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const saved = (id: string) => {
    void message.success(words.saved)
    onClose()
    if (!activity) onMade?.(id)
  }
  const send = (values: Values) => {
    const fields = fieldsOfValues(values)
    if (activity) {
      const { activity_id, revision: base_revision } = activity
      change.mutate({ ...fields, activity_id, base_revision }, { onSuccess: () => saved(activity_id) })
      return
    }
    const activity_id = values.id.trim()
    create.mutate({ ...fields, activity_id }, { onSuccess: () => saved(activity_id) })
  }
  const save = (values: Values) => {
    if (isPending) return
    if (activity?.state !== 'on' || values.isOpen) return send(values)
    void modal.confirm({
      title: wording.detail.closeTitle,
      content: wording.detail.closeText,
      okText: wording.detail.closeGo,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(values),
    })
  }
  return (
    <Modal
      open
      width={640}
      title={activity ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken }}
      />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(activity)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        {!activity && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <Form.Item name="title" label={words.title} rules={needed}>
          <Input maxLength={limits.title} autoComplete="off" />
        </Form.Item>
        <SpanFields />
        <TextFields />
        <Form.Item name="isOpen" label={words.isOpen} extra={words.isOpenHint} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function SpanFields() {
  const rules = useQuery(studioQuery('ruleNames', {}))
  return (
    <>
      <div className="iv-pair">
        <Form.Item name="start" label={words.start} rules={[{ required: true, message: words.missing }]}>
          <DateTimePicker dayTime="start" />
        </Form.Item>
        <Form.Item
          name="end"
          label={words.end}
          dependencies={['start']}
          rules={[{ required: true, message: words.missing }, afterStart]}
        >
          <DateTimePicker dayTime="end" />
        </Form.Item>
      </div>
      <Form.Item name="rule" label={words.rule} extra={words.ruleHint}>
        <Select
          allowClear
          placeholder={wording.anybody}
          loading={rules.isPending}
          options={(rules.data?.list ?? []).map(({ rule_id, name }) => ({
            value: rule_id,
            label: words.named(name, rule_id),
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  )
}

function afterStart({ getFieldValue }: { getFieldValue: (name: string) => unknown }) {
  return {
    validator: async (_rule: unknown, end: number | null | undefined) => {
      const start = getFieldValue('start')
      if (typeof start === 'number' && typeof end === 'number' && end <= start)
        throw new Error(words.endsEarly)
    },
  }
}

function TextFields() {
  return (
    <>
      <Form.Item name="rules" label={words.rules} extra={words.rulesHint} rules={needed}>
        <Input.TextArea rows={5} maxLength={limits.rules} />
      </Form.Item>
      <Form.Item name="gift" label={words.gift} extra={words.giftHint}>
        <Input maxLength={limits.gift} autoComplete="off" />
      </Form.Item>
      <div className="iv-pair">
        <Form.Item name="shareTitle" label={words.shareTitle} rules={needed}>
          <Input maxLength={limits.shareTitle} autoComplete="off" />
        </Form.Item>
        <Form.Item name="shareDesc" label={words.shareDesc}>
          <Input maxLength={limits.shareDesc} autoComplete="off" />
        </Form.Item>
      </div>
    </>
  )
}

function valuesOf(activity: ActivityRow | undefined): Values {
  return {
    id: '',
    title: activity?.title ?? '',
    start: activity ? Date.parse(activity.start_at) : null,
    end: activity ? Date.parse(activity.end_at) : null,
    rule: activity?.rule_id ?? null,
    rules: activity?.rules ?? '',
    gift: activity?.gift ?? '',
    shareTitle: activity?.share_title ?? '',
    shareDesc: activity?.share_desc ?? '',
    isOpen: activity?.is_open ?? true,
  }
}

function fieldsOfValues(values: Values): ActivityFields {
  return {
    title: values.title,
    start_at: isoOf(values.start),
    end_at: isoOf(values.end),
    rule_id: values.rule ?? null,
    rules: values.rules,
    gift: values.gift,
    share_title: values.shareTitle,
    share_desc: values.shareDesc,
    is_open: values.isOpen,
  }
}

/** The form has both times by the time it is submitted. */
function isoOf(ms: number | null): string {
  return new Date(ms ?? 0).toISOString()
}
