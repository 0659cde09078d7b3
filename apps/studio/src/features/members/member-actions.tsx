import { MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useStudioCall } from '../../state/queries'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import type { GivenPassword } from './first-password'
import type { MemberRow } from './member-row'
import { wording } from './wording'

interface MemberActionsProps {
  member: MemberRow
  onChange: (member: MemberRow) => void
  onSessions: (member: MemberRow) => void
  onPassword: (given: GivenPassword) => void
}

/** What can be done about one member. Actions that take something away ask first. */
export function MemberActions({ member, onChange, onSessions, onPassword }: MemberActionsProps) {
  const { modal, message } = App.useApp()
  const isSelf = useMember().member_id === member.member_id
  const change = useStudioCall('memberChange', { changes: ['memberList', 'memberOptions'] })
  const reset = useStudioCall('memberResetPassword')
  const isActive = member.status === 'active'

  const say = (error: unknown) => void message.error(problemText(error))
  const setStatus = async (status: MemberRow['status'], done: string) => {
    await change
      .mutateAsync({ member_id: member.member_id, status })
      .then(() => void message.success(done), say)
  }
  const resetPassword = async () => {
    await reset
      .mutateAsync({ member_id: member.member_id })
      .then(({ first_password }) => onPassword({ ...member, password: first_password, isNew: false }), say)
  }
  const ask = (title: string, content: string, okText: string, onOk: () => Promise<void>) =>
    modal.confirm({
      title,
      content,
      okText,
      onOk,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    })

  const items = [
    { key: 'sessions', label: wording.sessions },
    // Members change their own password where the old one is asked for.
    { key: 'reset', label: wording.reset, disabled: isSelf },
    { type: 'divider' as const },
    isActive
      ? { key: 'disable', label: wording.disable, danger: true, disabled: isSelf }
      : { key: 'enable', label: wording.enable },
  ]
  const does: Record<string, () => unknown> = {
    sessions: () => onSessions(member),
    reset: () => ask(wording.resetTitle(member.name), wording.resetText, wording.reset, resetPassword),
    disable: () =>
      ask(wording.disableTitle(member.name), wording.disableText, wording.disable, () =>
        setStatus('disabled', wording.disableDone(member.name)),
      ),
    enable: () => setStatus('active', wording.enableDone(member.name)),
  }
  return (
    <span className="st-row-actions">
      <Button size="small" onClick={() => onChange(member)} aria-label={wording.changeNamed(member.name)}>
        {wording.change}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, onClick: ({ key }) => does[key]?.() }}
      >
        <Button
          size="small"
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={wording.moreNamed(member.name)}
        />
      </Dropdown>
    </span>
  )
}
