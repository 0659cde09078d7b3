import '../contests.css'
import '../../../ui/list/list.css'
import { useQuery } from '@tanstack/react-query'
import { type SimPlayerState, simPlayerSorts, simPlayerStates } from '@yingzao/contract/studio'
import { Card, Segmented, Select, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { CellLink } from '../../../ui/list/cell-link'
import { ClearFilter } from '../../../ui/list/clear-filter'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../../ui/list/use-list-address'
import { Screen } from '../../../ui/screen'
import { Growth } from './figures'
import { PlayerDrawer } from './player-drawer'
import { PlayerMark } from './player-mark'
import { type PlayerFilter, type PlayerRow, playerAddress } from './player-rows'
import { PlayerSearch } from './player-search'
import { wording } from './wording'

const PART = 50
const OPENED: OpenedLine<number> = {
  name: 'player',
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
}
const number = new Intl.NumberFormat('zh-CN')

/** Who plays in a contest: their rank, and decisions about them. */
export function PlayersScreen() {
  const { contest: competition_id = '' } = useParams()
  const { filter, opened, setFilter, open } = useListAddress(playerAddress, OPENED)
  const contest = useQuery(studioQuery('competitionDetail', { competition_id }))
  const list = useList('simPlayerList', { competition_id, ...filter, limit: PART })
  const title = contest.data ? wording.of(contest.data.title) : wording.title
  return (
    <Screen title={title} about={wording.about}>
      <p className="ct-back">
        <Link to={`/contests?contest=${encodeURIComponent(competition_id)}`}>{wording.back}</Link>
      </p>
      <Card className="st-table-card">
        <FilterBar competition_id={competition_id} filter={filter} onFilter={setFilter} />
        <ListBody
          list={list}
          total={
            contest.data && !playerAddress.isNarrow({ ...filter, sort: undefined })
              ? number.format(contest.data.players)
              : undefined
          }
        >
          <ListTable<PlayerRow, number>
            rowKey="player_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={playerAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <PlayerDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
    </Screen>
  )
}

interface FilterBarProps {
  competition_id: string
  filter: PlayerFilter
  onFilter: (filter: PlayerFilter) => void
}

/** Filters the players. Every choice applies at once; what is typed applies on Enter. */
function FilterBar({ competition_id, filter, onFilter }: FilterBarProps) {
  const words = wording.filter
  const narrow = (change: PlayerFilter) => onFilter({ ...filter, ...change })
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented<SimPlayerState>
          aria-label={words.state}
          options={simPlayerStates.map((value) => ({ value, label: words.states[value] }))}
          value={filter.state ?? 'all'}
          onChange={(state) => narrow({ state: state === 'all' ? undefined : state })}
        />
      </div>
      <div className="st-filter">
        <PlayerSearch competition_id={competition_id} filter={filter} onFilter={onFilter} />
        <Select
          aria-label={words.sort}
          value={filter.sort ?? 'rank'}
          onChange={(sort) => narrow({ sort: sort === 'rank' ? undefined : sort })}
          options={simPlayerSorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
        <ClearFilter isNarrow={playerAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      </div>
    </search>
  )
}

function columnsOf(onOpen: (id: number) => void): TableColumnsType<PlayerRow> {
  const { columns } = wording
  return [
    {
      title: columns.rank,
      width: 80,
      align: 'right',
      render: (_, { rank }) => <span className="st-number">{rank === null ? '—' : number.format(rank)}</span>,
    },
    {
      title: columns.nick,
      render: (_, { player_id, nick_name, is_private }) => (
        <>
          <CellLink onOpen={() => onOpen(player_id)}>{nick_name}</CellLink>
          <div className="st-soft st-number">
            {player_id}
            {is_private && ` · ${wording.private}`}
          </div>
        </>
      ),
    },
    {
      title: columns.handset,
      width: 130,
      render: (_, { handset }) =>
        handset === '' ? (
          <span className="st-soft">{wording.erased}</span>
        ) : (
          <span className="st-number">{handset}</span>
        ),
    },
    {
      title: columns.signup,
      width: 150,
      render: (_, { enrolled_at }) => <span className="st-number">{dateTimeText(enrolled_at)}</span>,
    },
    {
      title: columns.growth,
      width: 110,
      align: 'right',
      render: (_, { return_rate }) => <Growth percent={return_rate} />,
    },
    {
      title: columns.trades,
      width: 100,
      align: 'right',
      render: (_, { trades }) => <span className="st-number">{number.format(trades)}</span>,
    },
    {
      title: columns.state,
      width: 130,
      render: (_, { disqualified_at }) => <PlayerMark isOut={disqualified_at !== null} />,
    },
  ]
}
