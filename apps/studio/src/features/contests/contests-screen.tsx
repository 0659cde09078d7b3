import './contests.css'
import '../../ui/list/list.css'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { competitionPhases, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { CellLink } from '../../ui/list/cell-link'
import { ClearFilter } from '../../ui/list/clear-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { SearchField } from '../../ui/list/search-field'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ContestDrawer } from './contest-drawer'
import { ContestForm } from './contest-form'
import { OpenMark, PhaseMark } from './contest-mark'
import { type ContestFilter, type ContestRow, contestAddress } from './contest-rows'
import { playersText } from './players-text'
import { wording } from './wording'

const PART = 50
const OPENED: OpenedLine<string> = {
  name: 'contest',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}
const number = new Intl.NumberFormat('zh-CN')

/** The simulated trading contests: the phase of each, and how many take part. */
export function ContestsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(contestAddress, OPENED)
  const list = useList('competitionList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.competitionSave)
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
        <FilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<ContestRow, string>
            rowKey="competition_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={contestAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <ContestDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {isAdding && <ContestForm contest={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}

interface FilterBarProps {
  filter: ContestFilter
  onFilter: (filter: ContestFilter) => void
}

/** Filters the contests. A choice applies at once; what is typed applies on Enter. */
function FilterBar({ filter, onFilter }: FilterBarProps) {
  const words = wording.filter
  const narrow = (change: ContestFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      <SearchField
        className="st-filter-wide"
        prefix={<SearchOutlined aria-hidden="true" />}
        label={words.q}
        maxLength={40}
        value={filter.q ?? ''}
        onSearch={(q) => narrow({ q: q || undefined })}
      />
      <Select
        aria-label={words.phase}
        placeholder={words.phase}
        allowClear
        value={filter.phase}
        onChange={(phase) => narrow({ phase })}
        options={competitionPhases.map((value) => ({ value, label: wording.phases[value] }))}
      />
      <ClearFilter isNarrow={contestAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<ContestRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      render: (_, { competition_id, title }) => (
        <>
          <CellLink onOpen={() => onOpen(competition_id)}>{title}</CellLink>
          <div className="st-soft">{competition_id}</div>
        </>
      ),
    },
    { title: words.phase, width: 120, render: (_, { phase }) => <PhaseMark phase={phase} /> },
    { title: words.open, width: 96, render: (_, { is_open }) => <OpenMark isOpen={is_open} /> },
    {
      title: words.signup,
      width: 150,
      render: (_, { signup_start, signup_end }) => (
        <>
          <div className="st-number">{dateTimeText(signup_start)}</div>
          <div className="st-number st-soft">{dateTimeText(signup_end)}</div>
        </>
      ),
    },
    {
      title: words.days,
      width: 116,
      render: (_, { start_day, end_day }) => (
        <>
          <div className="st-number">{start_day}</div>
          <div className="st-number st-soft">{end_day}</div>
        </>
      ),
    },
    {
      title: words.players,
      width: 124,
      align: 'right',
      render: (_, contest) => (
        <>
          <div className="st-number">{playersText(contest)}</div>
          {contest.disqualified > 0 && (
            <div className="st-number st-soft">
              {wording.disqualified(number.format(contest.disqualified))}
            </div>
          )}
        </>
      ),
    },
    {
      title: words.updated,
      width: 150,
      render: (_, { updated_at }) => <span className="st-number">{dateTimeText(updated_at)}</span>,
    },
  ]
}
