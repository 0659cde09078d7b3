import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { enter } from '../../state/session'
import { isRefusal } from '../../state/studio-problem'
import { FormProblem } from '../../ui/form-problem'
import { Entrance } from './entrance'
import { wording } from './wording'

const words = wording.signIn

/** Name and password. After login, members see the URL that they had asked for. */
export function SignInScreen() {
  const client = useQueryClient()
  const [form] = Form.useForm<Payload<'studioSignIn'>>()
  const { mutate, isPending, error } = useStudioCall('studioSignIn')
  const signIn = (payload: Payload<'studioSignIn'>) =>
    mutate(payload, {
      onSuccess: ({ member }) => enter(client, member),
      onError: (problem) => {
        if (!isRefusal(problem, 'wrongCredentials')) return
        // Not reset, which would remount the field and lose the focus.
        form.setFieldValue('password', '')
        form.focusField('password')
      },
    })
  return (
    <Entrance title={words.title} about={words.about}>
      <FormProblem problem={error} />
      <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={signIn}>
        <Form.Item name="login" label={words.login} rules={[{ required: true, message: words.loginMissing }]}>
          <Input autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64} />
        </Form.Item>
        <Form.Item
          name="password"
          label={words.password}
          rules={[{ required: true, message: words.passwordMissing }]}
        >
          <Input.Password autoComplete="current-password" maxLength={200} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isPending}>
          {words.submit}
        </Button>
      </Form>
      <p className="st-entrance-foot">{words.forgotten}</p>
    </Entrance>
  )
}
