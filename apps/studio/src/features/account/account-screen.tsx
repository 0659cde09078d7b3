import { App, Card } from 'antd'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ChangePasswordForm } from '../password'
import { SessionList } from '../sessions'
import { LanguageChoice } from './language-choice'
import { wording } from './wording'

/** What members can do with their own account. The menu links to its parts by `#password` and `#sessions`. */
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
    <Screen title={wording.title} about={wording.about(member.login)}>
      <div className="st-account">
        <Card id="password" title={wording.changePassword}>
          <ChangePasswordForm
            login={member.login}
            submit={wording.changePassword}
            onChanged={() => void message.success(wording.passwordChanged)}
          />
        </Card>
        <Card id="language" title={wording.language}>
          <p className="st-hint">{wording.languageAbout}</p>
          <LanguageChoice />
        </Card>
        <Card id="sessions" title={wording.sessions}>
          <p className="st-hint">{wording.sessionsAbout}</p>
          <SessionList />
        </Card>
      </div>
    </Screen>
  )
}
