import './invitations.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { addressFilter } from '../../ui/list/address-filter'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ActivityDrawer } from './activity-drawer'
import { ActivityForm } from './activity-form'
import { ActivityMark } from './activity-mark'
import type { ActivityRow } from './activity-rows'
import { wording } from './wording'

const address = addressFilter({})
const OPENED: OpenedLine<string> = {
  name: 'activity',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** The activities through which customers invite their friends, and the result of each. */
export function InvitationsScreen() {
  const { opened, open } = useListAddress(address, OPENED)
  const list = useList('inviteActivityList', {})
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.inviteActivityCreate)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <ListBody list={list}>
          <ListTable<ActivityRow, string>
            rowKey="activity_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <ActivityDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {isAdding && <ActivityForm activity={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<ActivityRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      width: 180,
      render: (_, { activity_id, title }) => (
        <>
          <CellLink onOpen={() => onOpen(activity_id)}>{title}</CellLink>
          <div className="st-soft">{activity_id}</div>
        </>
      ),
    },
    { title: words.state, width: 96, render: (_, { state }) => <ActivityMark state={state} /> },
    {
      title: words.time,
      width: 170,
      render: (_, { start_at, end_at }) => (
        <>
          <div className="st-number">{dateTimeText(start_at)}</div>
          <div className="st-number st-soft">{dateTimeText(end_at)}</div>
        </>
      ),
    },
    { title: words.rule, width: 180, render: (_, { rule_name }) => rule_name ?? wording.anybody },
    count(words.invited, ({ invited }) => invited),
    count(words.counted, ({ counted }) => counted),
    count(words.granted, ({ granted }) => granted),
    count(
      words.held,
      ({ held }) => held,
      ({ held }) => held > 0,
    ),
  ]
}

const number = new Intl.NumberFormat('zh-CN')

function count(
  title: string,
  countOf: (row: ActivityRow) => number,
  isWarning: (row: ActivityRow) => boolean = () => false,
): TableColumnsType<ActivityRow>[number] {
  return {
    title,
    width: 88,
    align: 'right',
    render: (_, row) => (
      <span className={isWarning(row) ? 'st-number st-warn' : 'st-number'}>
        {number.format(countOf(row))}
      </span>
    ),
  }
}
