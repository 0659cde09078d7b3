import { Later } from '../answers/later'
import { BOARD_NAMES } from '../simulate/simulate-words'
import type { BoardShown, End, OwnShown, Period } from './board-shown'
import { Rate } from './board-table'

/** The four boards, of which one is shown. */
export function BoardTabs({ chosen }: { chosen: Period }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
    <div className="yz-board__tabs" role="group" aria-label="选择榜单">
      {Object.entries(BOARD_NAMES).map(([period, name]) => (
        <button
          key={period}
          className="yz-tap yz-board__tab"
          type="button"
          data-does="period"
          data-value={period}
          aria-pressed={period === chosen}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Shown in place of a ranking. */
export function Instead({ part }: { part: 'empty' | 'failed' }) {
  if (part === 'empty') return <p className="yz-board__instead">暂无数据</p>
  return (
    <div className="yz-board__instead" role="alert">
      <button className="yz-tap yz-board__again" type="button" data-does="again">
        页面加载失败，点击重试
      </button>
    </div>
  )
}

/** What is shown below the rows of a whole board, in a space that is always there. */
export function BoardEnd({ end }: { end: End }) {
  switch (end) {
    case 'waiting':
      return <p className="yz-board__word" />
    case 'loading':
      return <p className="yz-board__word">加载中…</p>
    case 'end':
      return <p className="yz-board__word">没有更多了</p>
    case 'more':
      return <MoreButton text="加载更多" />
    case 'failed':
      return <MoreButton text="加载失败，点击重试" />
  }
}

function MoreButton({ text }: { text: string }) {
  return (
    <button className="yz-tap yz-board__more" type="button" data-does="more">
      {text}
    </button>
  )
}

/** The visitor's own place; it stays at the edge of the screen while a whole board is read. */
export function OwnPlace({ own }: { own: OwnShown | undefined }) {
  const { place = '', nick = '', href = '/', rate = { text: '', tone: '' }, wins = '', note = '' } = own ?? {}
  return (
    <section className="yz-board__own" aria-label="我的名次" hidden={!own}>
      <p className="yz-board__place">{place}</p>
      <p className="yz-board__figures">
        <a className="yz-tap yz-board__nick" href={href}>
          {nick}
        </a>
        <span className="yz-board__figure">
          收益率 <Rate rate={rate} />
        </span>
        <span className="yz-board__figure">
          胜率 <span className="yz-board__wins">{wins}</span>
        </span>
      </p>
      <p className="yz-board__note" hidden={note === ''}>
        {note}
      </p>
    </section>
  )
}

/** What it takes to win, and when places change. */
export function BoardNotes({ terms }: Pick<BoardShown, 'terms'>) {
  return (
    <div className="yz-board__notes">
      <p className="yz-board__terms" hidden={terms === ''}>
        {terms}
      </p>
      <p>每个交易日收盘后结算，只列前 100 名</p>
    </div>
  )
}

const ENDS = ['waiting', 'loading', 'end', 'more', 'failed'] as const

/** Everything that may be shown later, for show-board.ts. */
export function LaterParts() {
  return (
    <>
      <Later name="empty">
        <Instead part="empty" />
      </Later>
      <Later name="failed">
        <Instead part="failed" />
      </Later>
      {ENDS.map((end) => (
        <Later key={end} name={`end-${end}`}>
          <BoardEnd end={end} />
        </Later>
      ))}
    </>
  )
}
