import '../invitations.css'
import '../../../ui/list/list.css'
import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { type PrizeGrantState, prizeGrantStates, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Segmented, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { CellLink } from '../../../ui/list/cell-link'
import { ClearFilter } from '../../../ui/list/clear-filter'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../../ui/list/use-list-address'
import { useMember } from '../../../ui/member-context'
import { Screen } from '../../../ui/screen'
import { GrantDrawer } from './grant-drawer'
import { GrantExport } from './grant-export'
import { GrantMark, Signs } from './grant-marks'
import { type GrantFilter, type GrantRow, grantAddress } from './grant-rows'
import { GrantSearch } from './grant-search'
import { ImportDialog } from './import-dialog'
import { wording } from './wording'

const words = wording.filter
const PART = 50
const ANY = 'any'
const OPENED: OpenedLine<number> = {
  name: 'grant',
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
}

/** The prizes that people were promised: those to decide on, those to hand over, and the outcome of the others. */
export function GrantsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(grantAddress, OPENED)
  const list = useList('prizeGrantList', { ...filter, limit: PART })
  const [dialog, setDialog] = useState<'export' | 'import'>()
  const mayDeliver = mayCall(useMember(), studioOperations.prizeGrantImport)
  const activities = useQuery(studioQuery('inviteActivityList', {}))
  const activity = activities.data?.list.find(({ activity_id }) => activity_id === filter.activity_id)
  // A file covers one activity.
  const deliver = { disabled: !activity, ...(!activity && { title: wording.export.choose }) }
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayDeliver && (
          <>
            <Button
              {...deliver}
              icon={<DownloadOutlined aria-hidden="true" />}
              onClick={() => setDialog('export')}
            >
              {wording.export.open}
            </Button>
            <Button
              {...deliver}
              icon={<UploadOutlined aria-hidden="true" />}
              onClick={() => setDialog('import')}
            >
              {wording.import.open}
            </Button>
          </>
        )
      }
    >
      <Card className="st-table-card">
        <FilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<GrantRow, number>
            rowKey="grant_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={grantAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <GrantDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {activity && dialog === 'export' && (
        <GrantExport activity={activity} onClose={() => setDialog(undefined)} />
      )}
      {activity && dialog === 'import' && (
        <ImportDialog activity_id={activity.activity_id} onClose={() => setDialog(undefined)} />
      )}
    </Screen>
  )
}

interface FilterBarProps {
  filter: GrantFilter
  onFilter: (filter: GrantFilter) => void
}

/** The search criteria. Every choice applies at once; a phone number applies on Enter. */
function FilterBar({ filter, onFilter }: FilterBarProps) {
  const narrow = (change: GrantFilter) => onFilter({ ...filter, ...change })
  const activities = useQuery(studioQuery('inviteActivityList', {}))
  const { activity_id } = filter
  const detail = useQuery({
    ...studioQuery('inviteActivityDetail', { activity_id: activity_id ?? '' }),
    enabled: activity_id !== undefined,
  })
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented
          aria-label={words.state}
          options={[
            { value: ANY, label: words.all },
            ...prizeGrantStates.map((value) => ({ value, label: wording.states[value] })),
          ]}
          value={filter.state ?? ANY}
          onChange={(value) => narrow({ state: value === ANY ? undefined : (value as PrizeGrantState) })}
        />
      </div>
      <div className="st-filter">
        <GrantSearch filter={filter} onFilter={onFilter} />
        <Select
          aria-label={words.activity}
          placeholder={words.activity}
          allowClear
          value={activity_id}
          loading={activities.isPending}
          // A prize belongs to one activity.
          onChange={(chosen) => narrow({ activity_id: chosen, prize_id: undefined })}
          options={(activities.data?.list ?? []).map((one) => ({ value: one.activity_id, label: one.title }))}
        />
        {activity_id !== undefined && (
          <Select
            aria-label={words.prize}
            placeholder={words.prize}
            allowClear
            value={filter.prize_id}
            loading={detail.isPending}
            onChange={(prize_id) => narrow({ prize_id })}
            options={(detail.data?.prizes ?? []).map(({ prize_id, name }) => ({
              value: prize_id,
              label: name,
            }))}
          />
        )}
        <ClearFilter isNarrow={grantAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      </div>
    </search>
  )
}

function columnsOf(onOpen: (id: number) => void): TableColumnsType<GrantRow> {
  const { columns } = wording
  return [
    {
      title: columns.prize,
      width: 190,
      render: (_, { grant_id, prize_name, activity_title }) => (
        <>
          <CellLink onOpen={() => onOpen(grant_id)}>{prize_name}</CellLink>
          <div className="st-soft">{activity_title}</div>
        </>
      ),
    },
    { title: columns.state, width: 96, render: (_, { state }) => <GrantMark state={state} /> },
    {
      title: columns.handset,
      width: 120,
      render: (_, { handset }) =>
        handset === '' ? (
          <span className="st-soft">{wording.erased}</span>
        ) : (
          <span className="st-number">{handset}</span>
        ),
    },
    { title: columns.signs, render: (_, row) => <Outcome row={row} /> },
    {
      title: columns.granted,
      width: 150,
      render: (_, { granted_at }) => <span className="st-number">{dateTimeText(granted_at)}</span>,
    },
    {
      title: columns.settled,
      width: 150,
      render: (_, { settled_at }) => (
        <span className="st-number">{settled_at === null ? '—' : dateTimeText(settled_at)}</span>
      ),
    },
  ]
}

/** Why it is held, how it was delivered, or why it is void. */
function Outcome({ row: { state, signs, delivery, void_why } }: { row: GrantRow }) {
  if (state === 'held') return <Signs signs={signs} />
  return (state === 'void' ? void_why : delivery) || '—'
}
