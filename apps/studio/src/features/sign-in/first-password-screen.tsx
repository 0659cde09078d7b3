import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useStudioCall } from '../../state/queries'
import { leave, type Self, sessionKey } from '../../state/session'
import { FormProblem } from '../../ui/form-problem'
import { ChangePasswordForm } from '../password'
import { Entrance } from './entrance'
import { wording } from './wording'

const words = wording.firstPassword

/** Until a member has chosen a password of their own, they can do nothing else. */
export function FirstPasswordScreen({ member }: { member: Self }) {
  const client = useQueryClient()
  const { mutate: signOut, error } = useStudioCall('studioSignOut')
  return (
    <Entrance title={words.title} about={words.about(member.name)}>
      <FormProblem problem={error} />
      <ChangePasswordForm
        login={member.login}
        oldLabel={words.given}
        submit={words.submit}
        onChanged={() => client.invalidateQueries({ queryKey: sessionKey })}
      />
      <Button type="link" block onClick={() => signOut({}, { onSuccess: leave })}>
        {words.otherAccount}
      </Button>
    </Entrance>
  )
}
