import { GivenImage, ImageRoom } from '../answers/given-image'
import { Later } from '../answers/later'
import type { PrizeRow } from './invite-shown'

interface PrizeListProps {
  /** Undefined: they are still to come. */
  rows: readonly PrizeRow[] | undefined
  /** How many placeholder rows are shown. */
  waiting: number
}

/** Prizes and what may be done about each. */
export function PrizeList({ rows, waiting }: PrizeListProps) {
  return (
    <>
      <ul className="yz-invite__prizes" hidden={rows?.length === 0}>
        {rows
          ? rows.map((row) => <Row key={row.state} row={row} />)
          : Array.from({ length: waiting }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
              <li key={index} className="yz-invite__prize yz-invite__waiting" aria-hidden="true" />
            ))}
      </ul>
      <Later name="prize">
        <Row />
      </Later>
    </>
  )
}

/** Without one it is rendered for live.ts. */
function Row({ row }: { row?: PrizeRow }) {
  const { name = '', image = '', terms = '', word = '', look = 'wait' } = row ?? {}
  const room = { alt: '', width: 56, height: 56 }
  return (
    <li className={`yz-invite__prize yz-invite__prize--${look}`}>
      {!row ? <ImageRoom {...room} /> : image !== '' && <GivenImage url={image} {...room} />}
      <div className="yz-invite__words">
        <p className="yz-invite__name">{name}</p>
        <p className="yz-invite__terms">{terms}</p>
        <p className="yz-invite__note" role="status" />
      </div>
      <p className="yz-invite__deal" tabIndex={-1} hidden={word === ''}>
        {word}
      </p>
      <button
        className="yz-tap yz-invite__take"
        type="button"
        aria-label={`领取${name}`}
        hidden={look !== 'open'}
      >
        领取
      </button>
    </li>
  )
}
