import { approvalSteps, approvalLimits as limits, studioOperations } from '@yingzao/contract/studio'
import { Alert, App, Button, Card, Checkbox, Form, InputNumber, Switch } from 'antd'
import type { Answer } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { FormProblem } from '../../../ui/form-problem'
import { useMember } from '../../../ui/member-context'
import type { Step } from '../approval-rows'
import { wording } from '../wording'

const words = wording.settings

type Policy = Answer<'approvalPolicy'>
type PolicyValues = Pick<Policy, 'is_required' | 'ordinary_steps' | 'risky_steps' | 'due_hours'>

const NEEDED = [{ type: 'array' as const, min: 1, message: words.stepsMissing }]

/** Whose approval pages need. Once it is required, it stays required. */
export function PolicyForm({ policy }: { policy: Policy }) {
  const { message, modal } = App.useApp()
  const mayChange = mayCall(useMember(), studioOperations.approvalPolicySet)
  const [form] = Form.useForm<PolicyValues>()
  const isRequired = Form.useWatch('is_required', form) ?? policy.is_required
  const call = useStudioCall('approvalPolicySet', { changes: ['approvalPolicy'] })
  const { revision, is_required, ordinary_steps, risky_steps, due_hours, set_by, set_at } = policy
  // As set at the first start.
  const isAsDelivered = set_by.startsWith('start:')
  const send = (values: PolicyValues) => {
    if (call.isPending) return
    call.mutate(
      {
        revision,
        ...values,
        ordinary_steps: inOrder(values.ordinary_steps),
        risky_steps: inOrder(values.risky_steps),
      },
      { onSuccess: () => void message.success(words.saved) },
    )
  }
  const save = (values: PolicyValues) => {
    if (is_required || !values.is_required) return send(values)
    void modal.confirm({
      title: words.requiredTitle,
      content: words.requiredWarning,
      okText: words.requiredGo,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(values),
    })
  }
  return (
    <Card title={words.policy}>
      <FormProblem problem={call.error} better={{ conflict: words.conflict }} />
      <Form<PolicyValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={!mayChange}
        initialValues={{ is_required, ordinary_steps, risky_steps, due_hours }}
        onFinish={save}
      >
        <Form.Item
          name="is_required"
          label={words.required}
          valuePropName="checked"
          {...(is_required && { extra: words.isRequired })}
        >
          <Switch disabled={is_required || !mayChange} aria-label={words.required} />
        </Form.Item>
        {!is_required && isRequired && <Alert type="warning" showIcon title={words.requiredWarning} />}
        <Form.Item name="ordinary_steps" label={words.ordinary} rules={NEEDED}>
          <Checkbox.Group options={optionsOf([])} />
        </Form.Item>
        <Form.Item name="risky_steps" label={words.risky} extra={words.riskyHint} rules={NEEDED}>
          <Checkbox.Group options={optionsOf(['compliance'])} />
        </Form.Item>
        <Form.Item
          name="due_hours"
          label={words.dueHours}
          rules={[
            {
              required: true,
              type: 'integer',
              ...limits.dueHours,
              message: words.dueForm(limits.dueHours.min, limits.dueHours.max),
            },
          ]}
        >
          <InputNumber controls={false} maxLength={3} suffix={words.dueUnit} />
        </Form.Item>
        {mayChange && (
          <Button type="primary" htmlType="submit" loading={call.isPending}>
            {words.save}
          </Button>
        )}
      </Form>
      <p className="st-soft">
        {isAsDelivered ? words.asDelivered : words.setBy(set_by, dateTimeText(set_at))}
      </p>
    </Card>
  )
}

function optionsOf(fixed: readonly Step[]) {
  return approvalSteps.map((value) => ({
    value,
    label: wording.steps[value],
    disabled: fixed.includes(value),
  }))
}

/** As the contract lists them, in whatever order they were ticked. */
function inOrder(chosen: readonly Step[]): Step[] {
  return approvalSteps.filter((step) => chosen.includes(step))
}
