import { studioOperations } from '@yingzao/contract/studio'
import { Button, Tag } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { RichRead } from '../../ui/rich-read'
import type { ArticleRow } from './article-rows'
import { wording } from './wording'

const words = wording.row

interface ArticleItemProps {
  row: ArticleRow
  /** Keys act on it, and it is shown in full. */
  isCurrent: boolean
  onSelect: () => void
  onChange: () => void
  /** Undefined: this member may not decide. */
  acts?: Record<'approve' | 'ask' | 'reopen', () => void>
}

/** A note as visitors read it, with everything needed to decide on it, and the buttons to do so. */
export function ArticleItem({ row, isCurrent, onSelect, onChange, acts }: ArticleItemProps) {
  return (
    <li
      className="sa-row"
      data-current={isCurrent}
      aria-current={isCurrent}
      // A single tab stop: the keys move within the list.
      tabIndex={isCurrent ? 0 : -1}
      onFocus={isCurrent ? undefined : onSelect}
    >
      <div className="sa-main">
        <h3>{row.title}</h3>
        <p className="sa-about">
          <strong>{row.nick_name}</strong>
          <span className="st-soft">{row.competition}</span>
          {row.is_member_only && <Tag color="warning">{words.memberOnly}</Tag>}
          {row.is_disqualified && <Tag color="red">{words.disqualified}</Tag>}
          {row.is_erased && <Tag>{words.erased}</Tag>}
          <span className="st-soft">
            {row.written_by === null
              ? words.byDemo(dateTimeText(row.updated_at))
              : words.by(row.written_by, dateTimeText(row.updated_at))}
          </span>
        </p>
        <div className={isCurrent ? 'sa-body' : 'sa-body sa-body-short'}>
          <RichRead html={row.body} label={words.body} />
        </div>
        <Decided row={row} />
        {row.state === 'waiting' && row.is_own && acts && <p className="st-hint sa-own">{words.own}</p>}
      </div>
      <div className="sa-acts">
        {acts && <Acts row={row} {...acts} />}
        <ChangeButton row={row} onChange={onChange} />
      </div>
    </li>
  )
}

function Acts({ row, approve, ask, reopen }: { row: ArticleRow } & NonNullable<ArticleItemProps['acts']>) {
  const { acts } = wording
  if (row.state === 'waiting')
    return row.is_own ? null : (
      <>
        <Button type="primary" aria-label={acts.approveOf(row.title)} onClick={approve}>
          {acts.approve}
        </Button>
        <Button danger aria-label={acts.refuseOf(row.title)} onClick={ask}>
          {acts.refuse}
        </Button>
      </>
    )
  if (row.state === 'approved')
    return (
      <Button danger aria-label={acts.removeOf(row.title)} onClick={ask}>
        {acts.remove}
      </Button>
    )
  return row.is_erased ? null : (
    <Button aria-label={acts.reopenOf(row.title)} onClick={reopen}>
      {acts.reopen}
    </Button>
  )
}

function ChangeButton({ row, onChange }: { row: ArticleRow; onChange: () => void }) {
  const mayWrite = mayCall(useMember(), studioOperations.simArticleWrite)
  if (!mayWrite || row.is_erased) return null
  return (
    <Button aria-label={wording.acts.changeOf(row.title)} onClick={onChange}>
      {wording.acts.change}
    </Button>
  )
}

/** Who decided, when, and with what reason. Nothing for a waiting note. */
function Decided({ row: { state, decided_by, decided_at, reason } }: { row: ArticleRow }) {
  if (decided_at === null) return null
  return (
    <p className="sa-about st-soft">
      <span>
        {words.decided(wording.states[state], decided_by ?? words.nobody, dateTimeText(decided_at))}
      </span>
      {reason !== '' && <span>{words.reason(reason)}</span>}
    </p>
  )
}
