import { DownOutlined, LaptopOutlined, LockOutlined, LogoutOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { Link, useNavigate } from 'react-router'
import { accountWording } from '../features/account'
import { roleNames } from '../features/members'
import { NoticeBell } from '../features/notices'
import { useStudioCall } from '../state/queries'
import { leave, type Self } from '../state/session'
import { Brand } from '../ui/brand'
import { problemText } from '../ui/problem-text'

/** Brand on the left; on the right the member's notices, who is logged in, and what they can do about it. */
export function TopBar({ member }: { member: Self }) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const items = [
    { key: 'password', icon: <LockOutlined aria-hidden="true" />, label: accountWording.changePassword },
    { key: 'sessions', icon: <LaptopOutlined aria-hidden="true" />, label: accountWording.sessions },
    { type: 'divider' as const },
    { key: 'leave', icon: <LogoutOutlined aria-hidden="true" />, label: accountWording.signOut },
  ]
  return (
    <header className="st-top">
      <Link to="/" className="st-home">
        <Brand />
      </Link>
      <div className="st-own">
        <NoticeBell />
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items,
            onClick: ({ key }) => (key === 'leave' ? signOut() : void navigate(`/account#${key}`)),
          }}
        >
          <Button type="text" className="st-self">
            <span className="st-face" aria-hidden="true">
              {[...member.name][0]}
            </span>
            <span className="st-self-name">{member.name}</span>
            <span className="st-self-roles">{roleNames(member.roles)}</span>
            <DownOutlined aria-hidden="true" />
          </Button>
        </Dropdown>
      </div>
    </header>
  )
}

/** Ends the login. */
function useSignOut(): () => void {
  const { message } = App.useApp()
  const { mutate } = useStudioCall('studioSignOut')
  return () =>
    mutate(
      {},
      {
        onSuccess: leave,
        onError: (error) => void message.error(problemText(error)),
      },
    )
}
