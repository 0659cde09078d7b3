import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { studioQuery, useRefresh } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { FirstPassword, type GivenPassword } from './first-password'
import { MemberForm } from './member-form'
import type { MemberRow } from './member-row'
import { MemberSessions } from './member-sessions'
import { MemberTable } from './member-table'
import { wording } from './wording'

/** What is open above the table. */
type Opened =
  | { what: 'form'; member: MemberRow | undefined }
  | { what: 'sessions'; member: MemberRow }
  | { what: 'password'; given: GivenPassword }

/** Who may work here, and in which roles. */
export function MembersScreen() {
  const { data, error, refetch } = useQuery(studioQuery('memberList', {}))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const refresh = useRefresh()
  // Only now: a password that is shown once does not wait for a list.
  const closePassword = () => {
    close()
    void refresh('memberList', 'memberOptions')
  }
  const showPassword = (given: GivenPassword) => setOpened({ what: 'password', given })
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => setOpened({ what: 'form', member: undefined })}
        >
          {wording.add}
        </Button>
      }
    >
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {(data || !error) && (
        <Card className="st-table-card">
          <MemberTable
            list={data?.list}
            onChange={(member) => setOpened({ what: 'form', member })}
            onSessions={(member) => setOpened({ what: 'sessions', member })}
            onPassword={showPassword}
          />
        </Card>
      )}
      {opened?.what === 'form' && (
        <MemberForm member={opened.member} onClose={close} onPassword={showPassword} />
      )}
      {opened?.what === 'sessions' && <MemberSessions member={opened.member} onClose={close} />}
      {opened?.what === 'password' && <FirstPassword given={opened.given} onClose={closePassword} />}
    </Screen>
  )
}
