import { pageCommentLimits } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { CommentForm } from './comment-form'
import { editPlace, useKeptWords } from './kept-words'
import { partsOf } from './mentioned-in'
import { wording } from './wording'

type Comment = Answer<'pageCommentList'>['list'][number]['answers'][number]

const FRESH_MS = pageCommentLimits.minutes * 60_000

interface CommentItemProps {
  comment: Comment
  /** Somebody has answered it. */
  isAnswered: boolean
}

/** One comment; its author may change it for a while, and delete it. */
export function CommentItem({ comment, isAnswered }: CommentItemProps) {
  const { comment_id, words, mentions, written_by, written_at, edited_at, deleted_at, version, revision } =
    comment
  const place = editPlace(comment_id)
  const hasKept = useKeptWords(place) !== undefined
  const [isEditing, setEditing] = useState(hasKept)
  const { mutateAsync } = useStudioCall('pageCommentEdit', { changes: ['pageCommentList'] })
  return (
    <div className="pc-comment">
      <div className="pc-who">
        <strong>{written_by.name}</strong>
        <time dateTime={written_at} title={wording.stoodAt(version, revision)}>
          {dateTimeText(written_at)}
        </time>
        {edited_at && <span className="st-soft">{wording.edited}</span>}
      </div>
      {deleted_at ? (
        <p className="st-soft">{wording.deleted}</p>
      ) : isEditing ? (
        <CommentForm
          place={place}
          label={wording.editing}
          sendText={wording.save}
          words={words}
          meant={mentions}
          send={({ words, mentions }) => mutateAsync({ comment_id, words, mentions })}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <p className="pc-words">
            {partsOf(words, mentions).map(({ text, isName }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name.
              isName ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
            )}
          </p>
          <OwnActs comment={comment} isAnswered={isAnswered} onEdit={() => setEditing(true)} />
        </>
      )}
    </div>
  )
}

function OwnActs({ comment, isAnswered, onEdit }: CommentItemProps & { onEdit: () => void }) {
  const { member_id } = useMember()
  const { message, modal } = App.useApp()
  const { mutateAsync } = useStudioCall('pageCommentDelete', { changes: ['pageCommentList'] })
  const { comment_id, written_by, written_at } = comment
  if (written_by.member_id !== member_id) return null
  const isFresh = Date.now() - Date.parse(written_at) < FRESH_MS
  const words = wording.removing
  const remove = () =>
    void modal.confirm({
      title: words.title,
      content: isFresh && !isAnswered ? words.gone : words.stays,
      okText: words.ok,
      okButtonProps: { danger: true },
      cancelText: words.cancel,
      onOk: () =>
        mutateAsync({ comment_id }).catch((error: unknown) => void message.error(problemText(error))),
    })
  return (
    <div className="pc-acts">
      {isFresh && (
        <Button type="link" size="small" onClick={onEdit}>
          {wording.edit}
        </Button>
      )}
      <Button type="link" size="small" onClick={remove}>
        {wording.remove}
      </Button>
    </div>
  )
}
