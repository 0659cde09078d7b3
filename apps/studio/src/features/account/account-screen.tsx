import { App, Card } from 'antd'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { wording } from '../../wording'
import { ChangePasswordForm } from '../password/change-password-form'
import { SessionList } from '../sessions/session-list'

const words = wording.account

/** What members do about their own account. The menu leads to its parts by `#password` and `#sessions`. */
export function AccountScreen() {
  const member = useMember()
  const { message } = App.useApp()
  const { hash } = useLocation()
  useEffect(() => {
    const part = document.getElementById(hash.slice(1))
    part?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
    part?.scrollIntoView({ block: 'nearest' })
  }, [hash])
  return (
    <Screen title={words.title} about={words.about(member.login)}>
      <div className="st-account">
        <Card id="password" title={words.changePassword}>
          <ChangePasswordForm
            login={member.login}
            oldLabel={wording.password.old}
            submit={words.changePassword}
            onChanged={() => void message.success(words.passwordChanged)}
          />
        </Card>
        <Card id="sessions" title={words.sessions}>
          <p className="st-hint">{words.sessionsAbout}</p>
          <SessionList />
        </Card>
      </div>
    </Screen>
  )
}
