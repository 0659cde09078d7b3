import type { TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { ListTable } from '../../../ui/list/list-table'
import { moneyText } from '../../../ui/money-text'
import { Growth } from './figures'
import { Judge } from './judge'
import { PlayerMark } from './player-mark'
import type { PlayerDetail } from './player-rows'
import { wording } from './wording'

const words = wording.detail
const number = new Intl.NumberFormat('zh-CN')

type RankRow = PlayerDetail['ranks'][number]

/** What a player has now, their rank, and what was decided about them. */
export function PlayerFacts({ detail }: { detail: PlayerDetail }) {
  const { settled_day, settled_asset, max_drawdown } = detail
  return (
    <div className="ct-detail">
      <dl className="ct-figures">
        <Figure name={words.asset}>{moneyText(detail.asset)}</Figure>
        <Figure name={words.growth}>
          <Growth percent={detail.return_now} />
        </Figure>
        <Figure name={words.cash}>{moneyText(detail.cash)}</Figure>
        <Figure name={words.held}>{moneyText(detail.held)}</Figure>
        {detail.receivable > 0 && <Figure name={words.receivable}>{moneyText(detail.receivable)}</Figure>}
        {settled_day !== null && settled_asset !== null && (
          <Figure name={words.settled(settled_day)}>{moneyText(settled_asset)}</Figure>
        )}
        {max_drawdown !== null && <Figure name={words.drawdown}>{max_drawdown.toFixed(2)}%</Figure>}
        <Figure name={words.fund}>{moneyText(detail.initial_fund)}</Figure>
      </dl>
      <Who detail={detail} />
      <section className="st-part">
        <h3>{words.ranks}</h3>
        {detail.ranks.length === 0 || settled_day === null ? (
          <p className="st-hint">{words.noRanks}</p>
        ) : (
          <>
            <p className="st-hint">{words.rankHint(settled_day)}</p>
            <ListTable<RankRow, string> rowKey="period" columns={RANKS} rows={detail.ranks} />
          </>
        )}
      </section>
    </div>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="st-number">{children}</dd>
    </div>
  )
}

function Who({ detail: { player } }: { detail: PlayerDetail }) {
  const { columns } = wording
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.who}</h3>
        <Judge player={player} />
      </div>
      <dl className="st-facts">
        <dt>{columns.state}</dt>
        <dd>
          <PlayerMark isOut={player.disqualified_at !== null} />
        </dd>
        {player.disqualified_at !== null && (
          <>
            <dt>{wording.judge.reason}</dt>
            <dd>
              {player.disqualified_reason}
              <div className="st-soft">
                {dateTimeText(player.disqualified_at)}
                {player.disqualified_by !== '' && ` ${words.by(player.disqualified_by)}`}
              </div>
            </dd>
          </>
        )}
        <dt>{columns.handset}</dt>
        <dd className="st-number">{player.handset || wording.erased}</dd>
        <dt>{columns.signup}</dt>
        <dd className="st-number">{dateTimeText(player.enrolled_at)}</dd>
        <dt>{columns.trades}</dt>
        <dd className="st-number">{number.format(player.trades)}</dd>
      </dl>
    </section>
  )
}

const RANKS: TableColumnsType<RankRow> = [
  { title: words.period, render: (_, { period }) => words.periods[period] },
  {
    title: words.rank,
    align: 'right',
    render: (_, { rank }) => <span className="st-number">{number.format(rank)}</span>,
  },
  {
    title: wording.columns.growth,
    align: 'right',
    render: (_, { return_rate }) => <Growth percent={return_rate} />,
  },
  {
    title: words.winRate,
    align: 'right',
    // A player who has sold nothing has neither won nor lost.
    render: (_, { win_rate, closed_trades }) => (
      <span className="st-number">{closed_trades === 0 ? '—' : `${win_rate.toFixed(2)}%`}</span>
    ),
  },
  {
    title: words.closed,
    align: 'right',
    render: (_, { closed_trades }) => <span className="st-number">{number.format(closed_trades)}</span>,
  },
]
