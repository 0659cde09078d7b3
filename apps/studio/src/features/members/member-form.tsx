import { roles } from '@yingzao/contract/studio'
import { App, Checkbox, Form, Input, Modal } from 'antd'
import { useId } from 'react'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import type { GivenPassword } from './first-password'
import { LOGIN_RULES } from './login-rules'
import type { MemberRow } from './member-row'
import { wording } from './wording'

/** The roles that see no customers and publish nothing; whoever adds a member ticks any others. */
const LEAST_ROLES = ['editor'] as const

interface MemberFormProps {
  /** Undefined: a new one. */
  member: MemberRow | undefined
  onClose: () => void
  onPassword: (given: GivenPassword) => void
}

/** Adds a member, or changes a member's name and roles. */
export function MemberForm({ member, onClose, onPassword }: MemberFormProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const formId = useId()
  const [form] = Form.useForm<Payload<'memberAdd'>>()
  const add = useStudioCall('memberAdd')
  const change = useStudioCall('memberChange', { changes: ['memberList', 'memberOptions', 'studioSession'] })
  const isPending = add.isPending || change.isPending
  // Whoever left now would never see the first password.
  const cancel = isPending ? () => {} : onClose
  const save = ({ login, name, roles }: Payload<'memberAdd'>) => {
    // The enter key may be pressed twice.
    if (isPending || add.isSuccess || change.isSuccess) return
    if (!member) {
      const onSuccess = (answer: { first_password: string }) =>
        onPassword({ login, name, password: answer.first_password, isNew: true })
      add.mutate({ login, name, roles }, { onSuccess })
      return
    }
    const onSuccess = () => {
      void message.success(wording.changed)
      onClose()
    }
    change.mutate({ member_id: member.member_id, name, roles }, { onSuccess })
  }
  return (
    <Modal
      open
      title={member ? wording.changeNamed(member.name) : wording.add}
      okText={member ? wording.save : wording.add}
      confirmLoading={isPending}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={cancel}
    >
      <FormProblem problem={add.error ?? change.error} better={{ alreadyExists: wording.loginTaken }} />
      <Form
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={member ?? { roles: LEAST_ROLES }}
        onFinish={save}
      >
        <FirstField name="name" />
        <Form.Item
          name="name"
          label={wording.name}
          rules={[{ required: true, whitespace: true, message: wording.nameMissing }]}
        >
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item name="login" label={wording.login} extra={wording.loginHint} rules={LOGIN_RULES}>
          <Input
            maxLength={32}
            disabled={member !== undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Form.Item>
        <Form.Item
          name="roles"
          label={wording.roles}
          rules={[{ type: 'array', min: 1, message: wording.rolesMissing }]}
        >
          <Checkbox.Group className="st-roles">
            {roles.map((role) => (
              <Checkbox key={role} value={role}>
                {wording.role[role].name}
                <span className="st-soft">{wording.role[role].may}</span>
              </Checkbox>
            ))}
          </Checkbox.Group>
        </Form.Item>
      </Form>
    </Modal>
  )
}
