import { Button, Checkbox, Tag } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import type { CommentRow } from './comment-rows'
import { wording } from './wording'

const words = wording.row

type Acts = Record<'choose' | 'pass' | 'refuse' | 'block', () => void>

interface CommentItemProps {
  row: CommentRow
  /** Keys act on it. */
  isCurrent: boolean
  isChosen: boolean
  onSelect: () => void
  /** Shows the refused comments of its author. */
  onWriter: () => void
  /** Undefined: this member may not decide. */
  acts?: Acts
}

/** A comment with everything needed to decide about it, and the buttons to do so. */
export function CommentItem({ row, isCurrent, isChosen, onSelect, onWriter, acts }: CommentItemProps) {
  const name = row.nick_name || words.erased
  return (
    <tr
      className={isChosen ? 'cm-row cm-row-chosen' : 'cm-row'}
      aria-selected={isCurrent}
      data-current={isCurrent}
      // One tab stop: the arrow keys move within the list.
      tabIndex={isCurrent ? 0 : -1}
      onFocus={isCurrent ? undefined : onSelect}
    >
      {acts && (
        <td className="cm-pick">
          <Checkbox
            aria-label={words.choose(name, row.content)}
            checked={isChosen}
            onChange={() => acts.choose()}
          />
        </td>
      )}
      <td className="cm-body">
        <p className="cm-content">{row.content}</p>
        <p className="cm-about">
          <strong>{name}</strong>
          {row.handset !== '' && <span className="st-number">{row.handset}</span>}
          {row.is_blocked && <Tag color="red">{words.blocked}</Tag>}
          {row.refused_before > 0 && (
            <CellLink onOpen={onWriter} label={words.refusedOf(name, row.refused_before)}>
              <span className="st-warn">{words.refusedBefore(row.refused_before)}</span>
            </CellLink>
          )}
          <span className="st-soft">
            {row.speech_title === null
              ? words.ofTour(row.tour_title)
              : words.ofSpeech(row.tour_title, row.speech_title)}
          </span>
          <time className="st-soft st-number" dateTime={row.created_at}>
            {dateTimeText(row.created_at)}
          </time>
          {row.thumbs_up > 0 && <span className="st-soft">{words.thumbs(row.thumbs_up)}</span>}
        </p>
        <Decided row={row} />
      </td>
      {acts && (
        <td className="cm-acts">
          {row.state !== 'out' && (
            <Button type="primary" aria-label={wording.acts.passName(name)} onClick={acts.pass}>
              {wording.acts.pass}
            </Button>
          )}
          {row.state !== 'refused' && (
            <Button danger aria-label={wording.acts.refuseName(name)} onClick={acts.refuse}>
              {wording.acts.refuse}
            </Button>
          )}
          <Button
            type="text"
            aria-label={row.is_blocked ? wording.acts.unblockName(name) : wording.acts.blockName(name)}
            onClick={acts.block}
          >
            {row.is_blocked ? wording.acts.unblock : wording.acts.block}
          </Button>
        </td>
      )}
    </tr>
  )
}

/** Who decided, when, and for what reason. Nothing for a comment that nobody has decided about. */
function Decided({ row: { state, decided_by, decided_at, reason } }: { row: CommentRow }) {
  if (decided_at === null) return null
  return (
    <p className="cm-about st-soft">
      <span>{words.decided(wording.states[state], decided_by ?? '—', dateTimeText(decided_at))}</span>
      {reason !== '' && <span>{words.reason(reason)}</span>}
    </p>
  )
}
