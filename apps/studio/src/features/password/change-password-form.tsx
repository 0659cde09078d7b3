import { Button, Form, Input } from 'antd'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { NewPasswordFields } from './new-password-fields'
import { wording } from './wording'

interface ChangePasswordProps {
  /** For password managers, which otherwise save the new password without a name. */
  login: string
  /** What the current password is called here, when it is not the member's own. */
  oldLabel?: string
  submit: string
  onChanged: () => unknown
}

/** The old password and a new one. */
export function ChangePasswordForm({
  login,
  oldLabel = wording.old,
  submit,
  onChanged,
}: ChangePasswordProps) {
  const [form] = Form.useForm<Payload<'studioChangePassword'>>()
  const { mutate, isPending, error } = useStudioCall('studioChangePassword', {
    // The other sessions have ended.
    changes: ['memberSessions'],
  })
  const change = ({ old_password, password }: Payload<'studioChangePassword'>) =>
    mutate(
      { old_password, password },
      {
        onSuccess: () => {
          form.resetFields()
          onChanged()
        },
      },
    )
  return (
    <>
      <FormProblem problem={error} better={{ wrongCredentials: wording.oldWrong }} />
      {/* By its name its fields have ids that nothing else on the page has: the account's part is `#password`. */}
      <Form name="change-password" form={form} layout="vertical" requiredMark={false} onFinish={change}>
        <input type="text" hidden readOnly value={login} autoComplete="username" />
        <Form.Item
          name="old_password"
          label={oldLabel}
          rules={[{ required: true, message: wording.oldMissing }]}
        >
          <Input.Password autoComplete="current-password" maxLength={200} />
        </Form.Item>
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" block loading={isPending}>
          {submit}
        </Button>
      </Form>
    </>
  )
}
