import { App, Button } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { problemText } from '../../ui/problem-text'
import { CommentForm } from './comment-form'
import { CommentItem } from './comment-item'
import { answerPlace, useKeptWords } from './kept-words'
import { wording } from './wording'

export type Thread = Answer<'pageCommentList'>['list'][number]

interface ThreadCardProps {
  code: string
  thread: Thread
  /** What it is about, and how one gets there. */
  about: { title: string; show: (() => void) | undefined }
  /** The thread of the comment that somebody followed a link to. */
  isMarked: boolean
  /** The thread that Tab goes to; from there J and K move on. */
  isFirst: boolean
}

/** A thread with its answers. R and S press its buttons. */
export function ThreadCard({ code, thread, about, isMarked, isFirst }: ThreadCardProps) {
  const { comment_id, settled_at, settled_by, answers } = thread
  const place = answerPlace(comment_id)
  const hasKept = useKeptWords(place) !== undefined
  const [isAnswering, setAnswering] = useState(hasKept)
  const { mutateAsync } = useStudioCall('pageCommentWrite', { changes: ['pageCommentList'] })
  return (
    <article
      className="pc-thread"
      aria-label={wording.thread(about.title, thread.written_by.name)}
      data-thread={comment_id}
      data-settled={settled_at !== null}
      data-marked={isMarked}
      tabIndex={isFirst ? 0 : -1}
    >
      <div className="pc-about">
        {about.show ? (
          <Button type="link" size="small" aria-label={wording.showBlock(about.title)} onClick={about.show}>
            {about.title}
          </Button>
        ) : (
          <span>{about.title}</span>
        )}
      </div>
      <CommentItem comment={thread} isAnswered={answers.length > 0} />
      {answers.map((answer) => (
        <div key={answer.comment_id} className="pc-answer">
          <CommentItem comment={answer} isAnswered={false} />
        </div>
      ))}
      {settled_at && (
        <p className="pc-settled">{wording.settled(settled_by ?? '', dateTimeText(settled_at))}</p>
      )}
      {isAnswering ? (
        <CommentForm
          place={place}
          label={wording.replyTo}
          sendText={wording.send}
          send={(typed) => mutateAsync({ code, answers: comment_id, ...typed })}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <div className="pc-acts">
          <Button size="small" data-key="r" onClick={() => setAnswering(true)}>
            {wording.reply}
          </Button>
          <SettleButton thread={thread} />
        </div>
      )}
    </article>
  )
}

function SettleButton({ thread: { comment_id, settled_at } }: { thread: Thread }) {
  const { message } = App.useApp()
  const { mutate, isPending } = useStudioCall('pageCommentSettle', { changes: ['pageCommentList'] })
  const is_settled = settled_at === null
  return (
    <Button
      size="small"
      data-key="s"
      loading={isPending}
      onClick={() =>
        mutate({ comment_id, is_settled }, { onError: (error) => void message.error(problemText(error)) })
      }
    >
      {is_settled ? wording.settle : wording.reopen}
    </Button>
  )
}
