import './w-sim-rank.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { SimulateNotice } from '../simulate/simulate-notice'
import { BOARD_NAMES } from '../simulate/simulate-words'
import { contestOf } from '../simulate/whose'
import { BoardEnd, BoardNotes, BoardTabs, Instead, LaterParts, OwnPlace } from './board-parts'
import { boardQuery, endOf, shownOf, statusOf } from './board-shown'
import { BoardTable, LaterRow } from './board-table'
import type { WSimRankProps } from './props'

/** How many placeholder rows are shown. */
const WAITING = 10

function WSimRank({ id, props }: ViewProps<WSimRankProps>) {
  const { competition_id, period, size, more_url } = props
  const { answer } = useAnswer(
    'simulateLeaderboard',
    boardQuery(contestOf(useHost(), competition_id), period),
  )
  const shown = shownOf(answer, size, more_url)
  const { part, rows, state, hash } = shown
  const isWhole = size === 0
  const total = answer.state === 'known' ? answer.response.total : 0
  return (
    <div
      className={`yz-board${isWhole ? ' yz-board--whole' : ''}`}
      aria-busy={part === 'loading' || undefined}
      data-board={id}
      data-contest={competition_id || undefined}
      data-period={period}
      data-size={size}
      data-more={more_url || undefined}
    >
      <BlockTitle text={props.title} />
      {isWhole && <BoardTabs chosen={period} />}
      <p className="yz-board__day">{shown.day}</p>
      <p className="yz-board__state" hidden={state === ''}>
        {state}
      </p>
      <p className="yz-board__hash" hidden={hash === ''}>
        校验值 <span>{hash}</span>
      </p>
      <BoardTable
        name={props.title || BOARD_NAMES[period]}
        rows={part === 'rows' ? rows : undefined}
        waiting={size || WAITING}
        isHidden={part !== 'loading' && part !== 'rows'}
      />
      <div data-part="">{(part === 'empty' || part === 'failed') && <Instead part={part} />}</div>
      {isWhole && (
        <div className="yz-board__end" hidden={part === 'empty' || part === 'failed'}>
          <BoardEnd end={part === 'rows' ? endOf({ total }, rows.length) : 'waiting'} />
        </div>
      )}
      <p className="yz-board__aside" role="status">
        {isWhole && statusOf(rows.length, total)}
      </p>
      {!isWhole && (
        <a className="yz-tap yz-board__all" href={shown.more}>
          查看完整榜单
        </a>
      )}
      <OwnPlace own={shown.own} />
      <BoardNotes terms={shown.terms} />
      <SimulateNotice />
      <LaterRow />
      <LaterParts />
    </div>
  )
}

export const wSimRank = defineView<WSimRankProps>({ name: 'wSimRank', view: WSimRank, live: 'near' })
