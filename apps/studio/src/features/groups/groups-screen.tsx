import './groups.css'
import '../../ui/list/list.css'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { groupFilter, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Payload } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { addressFilter } from '../../ui/list/address-filter'
import { CellLink } from '../../ui/list/cell-link'
import { ClearFilter } from '../../ui/list/clear-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { SearchField } from '../../ui/list/search-field'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ActivitiesDialog } from './activities-dialog'
import { GroupDrawer } from './group-drawer'
import { GroupForm } from './group-form'
import { type GroupRow, stateText } from './group-row'
import { wording } from './wording'

const PART = 50
const address = addressFilter<Omit<Payload<'groupList'>, 'after' | 'limit'>>(groupFilter.shape)
const OPENED: OpenedLine<string> = {
  name: 'group',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}
const number = new Intl.NumberFormat('zh-CN')

/** Which groups there are, who may join them, and how many have. */
export function GroupsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(address, OPENED)
  const list = useList('groupList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const [isOfActivities, setOfActivities] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.groupCreate)
  const group = list.rows?.find(({ group_id }) => group_id === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <>
          <Button onClick={() => setOfActivities(true)}>{wording.activities.act}</Button>
          {mayChange && (
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
              {wording.add}
            </Button>
          )}
        </>
      }
    >
      <Card className="st-table-card">
        <search className="st-filter" aria-label={wording.filter}>
          <SearchField
            className="st-filter-wide"
            prefix={<SearchOutlined aria-hidden="true" />}
            label={wording.q}
            maxLength={64}
            value={filter.q ?? ''}
            onSearch={(q) => setFilter({ ...filter, q: q || undefined })}
          />
          <ClearFilter isNarrow={address.isNarrow(filter)} onClear={() => setFilter({})} />
        </search>
        <ListBody list={list}>
          <ListTable<GroupRow, string>
            rowKey="group_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={address.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {group && <GroupDrawer key={group.group_id} group={group} onClose={() => open(undefined)} />}
      {isAdding && <GroupForm group={undefined} onClose={() => setAdding(false)} />}
      {isOfActivities && <ActivitiesDialog onClose={() => setOfActivities(false)} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<GroupRow> {
  const words = wording.columns
  return [
    {
      title: words.name,
      width: 200,
      render: (_, { group_id, name }) => (
        <>
          <CellLink onOpen={() => onOpen(group_id)}>{name}</CellLink>
          <div className="st-soft">{group_id}</div>
        </>
      ),
    },
    { title: words.activity, width: 130, render: (_, { activity }) => activity },
    { title: words.rule, render: (_, { rule_name }) => rule_name },
    {
      title: words.members,
      width: 130,
      align: 'right',
      render: (_, { member_count, capacity }) => (
        <span className="st-number">
          {wording.membersOf(number.format(member_count), number.format(capacity))}
        </span>
      ),
    },
    { title: words.posts, width: 80, render: (_, { posts }) => wording.posts(posts) },
    { title: words.state, width: 100, render: (_, row) => stateText(row) },
    { title: words.updated, width: 150, render: (_, { updated_at }) => dateTimeText(updated_at) },
  ]
}
