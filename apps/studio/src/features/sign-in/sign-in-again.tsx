import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Modal } from 'antd'
import { useStudioCall } from '../../state/queries'
import { enter, leave, type Self, sessionKey } from '../../state/session'
import { isRefusal } from '../../state/studio-problem'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { ChangePasswordForm } from '../password'
import { wording } from './wording'

const words = wording.again

/**
 * Asks for the login on top of a screen whose work must not be lost: that of the same member, as the work is theirs.
 */
export function SignInAgain({ member }: { member: Self }) {
  useReturnFocus()
  const client = useQueryClient()
  return (
    <Modal
      open
      width={400}
      title={words.title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
      zIndex={2000}
    >
      {member.must_change_password ? (
        <ChangePasswordForm
          login={member.login}
          oldLabel={wording.firstPassword.given}
          submit={wording.firstPassword.submit}
          onChanged={() => client.invalidateQueries({ queryKey: sessionKey })}
        />
      ) : (
        <PasswordForm member={member} />
      )}
      <Button type="link" block onClick={leave}>
        {words.other}
      </Button>
    </Modal>
  )
}

function PasswordForm({ member: { login } }: { member: Self }) {
  const client = useQueryClient()
  const [form] = Form.useForm<{ password: string }>()
  const { mutate, isPending, error } = useStudioCall('studioSignIn')
  const signIn = ({ password }: { password: string }) =>
    mutate(
      { login, password },
      {
        onSuccess: ({ member }) => enter(client, member),
        onError: (problem) => {
          if (!isRefusal(problem, 'wrongCredentials')) return
          // Not reset, which would remount the field and lose the focus.
          form.setFieldValue('password', '')
          form.focusField('password')
        },
      },
    )
  return (
    <>
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={signIn}>
        <Form.Item label={wording.signIn.login} htmlFor="again-login">
          <Input id="again-login" value={login} disabled autoComplete="username" />
        </Form.Item>
        <FirstField name="password" />
        <Form.Item
          name="password"
          label={wording.signIn.password}
          rules={[{ required: true, message: wording.signIn.passwordMissing }]}
        >
          <Input.Password autoComplete="current-password" maxLength={200} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isPending}>
          {words.submit}
        </Button>
      </Form>
    </>
  )
}
