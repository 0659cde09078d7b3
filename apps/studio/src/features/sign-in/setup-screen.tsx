import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Input } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { enter, sessionKey } from '../../state/session'
import { isRefusal } from '../../state/studio-problem'
import { FormProblem } from '../../ui/form-problem'
import { LOGIN_HINT, LOGIN_RULES } from '../members'
import { NewPasswordFields } from '../password'
import { Entrance } from './entrance'
import { setupTokenIn } from './setup-token'
import { wording } from './wording'

const words = wording.setup

type Filled = Omit<Payload<'studioSetup'>, 'token'>

/**
 * Creates the first administrator. Only somebody who can read what was printed at startup has the link to this screen.
 */
export function SetupScreen() {
  const token = setupTokenIn(useLocation().hash)
  if (token === undefined) {
    return (
      <Entrance title={words.title}>
        <Alert type="info" showIcon title={words.linkMissing} description={words.linkWhere} />
      </Entrance>
    )
  }
  return <SetupForm token={token} />
}

function SetupForm({ token }: { token: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useStudioCall('studioSetup')
  const setUp = ({ login, name, password }: Filled) =>
    mutate(
      { token, login, name, password },
      {
        onSuccess: async ({ member }) => {
          // The token is spent, and need not stay in the address.
          await navigate('/', { replace: true })
          enter(client, member)
        },
        onError: (problem) => {
          if (isRefusal(problem, 'setupDone')) void client.invalidateQueries({ queryKey: sessionKey })
        },
      },
    )
  return (
    <Entrance title={words.title} about={words.about}>
      <FormProblem problem={error} better={{ wrongSetupToken: words.tokenWrong }} />
      <Form layout="vertical" requiredMark={false} onFinish={setUp}>
        <Form.Item
          name="name"
          label={words.name}
          rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
        >
          <Input autoFocus autoComplete="name" maxLength={20} />
        </Form.Item>
        <Form.Item name="login" label={words.login} extra={LOGIN_HINT} rules={LOGIN_RULES}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={32} />
        </Form.Item>
        <NewPasswordFields />
        <Button type="primary" size="large" htmlType="submit" block loading={isPending}>
          {words.submit}
        </Button>
      </Form>
    </Entrance>
  )
}
