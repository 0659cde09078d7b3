import './w-sim-rebalancing.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { dayName } from '../answers/day-names'
import { Later } from '../answers/later'
import { addPage, NO_PAGES, statusOf } from '../answers/pages'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { LaterListEnds, ListEnd } from '../simulate/list-end'
import { listEndOf } from '../simulate/list-shown'
import { SimulateNotice } from '../simulate/simulate-notice'
import { contestOf, playerAddress, playerOf } from '../simulate/whose'
import type { WSimRebalancingProps } from './props'
import { type Trade, tradeOf, tradesQuery } from './trade'
import { Day, TradeRow, WholeRow } from './trade-row'

const EMPTY = '暂无调仓记录'
const ENDS = ['loading', 'more', 'end', 'empty', 'anonymous', 'missing', 'unsigned', 'failed'] as const

/** The newest trades of a portfolio; further ones that the visitor asks for are shown by live.ts. */
function WSimRebalancing({ props: { title, competition_id } }: ViewProps<WSimRebalancingProps>) {
  const { trades, code, player_id, isOwn } = useTrades(competition_id)
  return (
    <div
      className="yz-trades"
      aria-busy={trades.state === 'loading' || undefined}
      data-trades={competition_id}
    >
      <BlockTitle text={title} />
      <nav className="yz-trades__ways" aria-label="这个组合的其他页面" hidden={isOwn}>
        <a className="yz-tap yz-trades__way" href={playerAddress('detail', player_id)} data-way="detail">
          组合业绩
        </a>
        <a className="yz-tap yz-trades__way" href={playerAddress('position', player_id)} data-way="position">
          持仓
        </a>
        <a className="yz-tap yz-trades__way" href={playerAddress('article', player_id)} data-way="article">
          笔记
        </a>
      </nav>
      <p className="yz-trades__why" data-why="" hidden={!trades.items.some(({ is_masked }) => is_masked)}>
        最近一个交易日的买卖，到下一交易日才对所有人公开，避免有人照着跟单。
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ol className="yz-trades__days" role="list" hidden={trades.items.length === 0}>
        {byDay(trades.items).map((own) => (
          <Day key={own[0]?.day} name={dayName(own[0]?.day ?? '')}>
            {own.map((trade, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked ones of a moment look the same.
              <TradeRow key={index} trade={trade} />
            ))}
          </Day>
        ))}
      </ol>
      <div data-end="">
        <ListEnd end={listEndOf(trades, isOwn, code)} empty={EMPTY} />
      </div>
      <p className="yz-simulate__count" role="status">
        {statusOf(trades)}
      </p>
      <SimulateNotice />
      <Later name="day">
        <Day name="" />
      </Later>
      <Later name="trade">
        <WholeRow />
      </Later>
      <LaterListEnds ends={ENDS} empty={EMPTY} />
    </div>
  )
}

/** The newest trades of the portfolio that the page's address names. */
function useTrades(competition_id: string) {
  const host = useHost()
  const player_id = playerOf(host)
  const { payload, isOwn } = tradesQuery(player_id, contestOf(host, competition_id))
  const { answer } = useAnswer('simulateRebalancing', { ...payload, page: 1 })
  const code = answer.state === 'failed' ? answer.code : 0
  return { code, trades: addPage<Trade>(NO_PAGES, tradeOf, answer), player_id, isOwn }
}

/** Trades, the newest first, one list for each day. */
function byDay(trades: readonly Trade[]): Trade[][] {
  const days: Trade[][] = []
  for (const trade of trades) {
    const last = days[days.length - 1]
    if (last?.[0]?.day === trade.day) last.push(trade)
    else days.push([trade])
  }
  return days
}

export const wSimRebalancing = defineView<WSimRebalancingProps>({
  name: 'wSimRebalancing',
  view: WSimRebalancing,
  live: 'near',
})
