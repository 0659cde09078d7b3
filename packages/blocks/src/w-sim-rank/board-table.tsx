import { Later } from '../answers/later'
import type { Signed } from '../simulate/simulate-words'
import type { RowShown } from './board-shown'

interface BoardTableProps {
  name: string
  /** Undefined: they are still to come. */
  rows: readonly RowShown[] | undefined
  /** How many placeholder rows are shown. */
  waiting: number
  isHidden: boolean
}

/** Who is in which place. */
export function BoardTable({ name, rows, waiting, isHidden }: BoardTableProps) {
  return (
    <table className="yz-board__table" hidden={isHidden}>
      <caption className="yz-board__aside">{name}</caption>
      <thead>
        <tr>
          <th scope="col" className="yz-board__rank">
            名次
          </th>
          <th scope="col">选手</th>
          <th scope="col" className="yz-board__number">
            收益率
          </th>
          <th scope="col" className="yz-board__number">
            胜率
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row) => <Row key={row.rank} row={row} />)
          : Array.from({ length: waiting }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus.
              <tr key={index} className="yz-board__bones" aria-hidden="true">
                <td colSpan={4}>
                  <i />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  )
}

const WHOLE: RowShown = {
  rank: '',
  nick: '',
  href: '/',
  rate: { text: '', tone: '' },
  wins: '',
  prize: '',
  isMe: true,
}

/** One with all its parts, for show-board.ts to fill and to remove the parts that a place does not have. */
export function LaterRow() {
  return (
    <Later name="row">
      <table>
        <tbody>
          <Row row={WHOLE} />
        </tbody>
      </table>
    </Later>
  )
}

function Row({ row: { rank, nick, href, rate, wins, prize, isMe } }: { row: RowShown }) {
  return (
    <tr className={isMe ? 'yz-board__mine' : undefined}>
      <td className={`yz-board__rank yz-board__rank--${rank}`}>{rank}</td>
      <th scope="row" className="yz-board__who">
        {href === '' ? (
          <span className="yz-board__nick">{nick}</span>
        ) : (
          <a className="yz-tap yz-board__nick" href={href}>
            {nick}
          </a>
        )}
        {isMe && <span className="yz-board__me">我</span>}
        {(prize !== '' || rank === '') && <small className="yz-board__prize">{prize}</small>}
      </th>
      <td className="yz-board__number">
        <Rate rate={rate} />
      </td>
      <td className="yz-board__number yz-board__wins">{wins}</td>
    </tr>
  )
}

export function Rate({ rate: { text, tone } }: { rate: Signed }) {
  return (
    <span className="yz-simulate__rate" data-tone={tone || undefined}>
      {text}
    </span>
  )
}
