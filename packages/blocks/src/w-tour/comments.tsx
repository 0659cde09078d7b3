import { useHost } from '@yingzao/renderer'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type FollowedPages, followPages } from '../answers/follow-pages'
import { minuteText } from '../answers/moments'
import { endOf, type Keyed, NO_PAGES, type Pages, statusOf } from '../answers/pages'
import { LikeButton } from './talks'
import type { Comment, Tour } from './tour'
import type { useActs } from './use-tour'

const MOST_SIGNS = 200

type Row = Comment & Keyed

interface CommentsProps {
  id: string
  tour: Tour
  isLoggedIn: boolean
  acts: ReturnType<typeof useActs>
}

/** Comments on a tour: each is reviewed before it is public, and its author is told so. */
export function Comments({ id, tour, isLoggedIn, acts }: CommentsProps) {
  const { pages, more, begin } = useComments(tour.tour_id, isLoggedIn)
  return (
    <section className="yz-tour__part">
      <h3 className="yz-tour__label">留言</h3>
      {tour.status === 2 && <Write id={id} tour_id={tour.tour_id} acts={acts} onWritten={begin} />}
      <ul className="yz-tour__comments">
        {pages.items.map((comment) => (
          <CommentRow key={comment.key} comment={comment} acts={acts} onLiked={begin} />
        ))}
      </ul>
      <End pages={pages} more={more} />
    </section>
  )
}

function useComments(tour_id: string, isLoggedIn: boolean) {
  const host = useHost()
  const [pages, setPages] = useState<Pages<Row>>(NO_PAGES)
  const [round, setRound] = useState(0)
  const followed = useRef<FollowedPages>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login, and another round, begin anew.
  useEffect(() => {
    const itemOf = (comment: Comment): Row => ({ ...comment, key: comment.comment_id })
    const query = { id: 'commentList', payload: { tour_id }, itemOf } as const
    followed.current = followPages(host, query, setPages)
    followed.current.more()
    return followed.current.stop
  }, [host, tour_id, isLoggedIn, round])
  return { pages, more: () => followed.current?.more(), begin: () => setRound((count) => count + 1) }
}

interface WriteProps {
  id: string
  tour_id: string
  acts: CommentsProps['acts']
  onWritten: () => void
}

/** What is typed stays until it is accepted, even across the login. */
function Write({ id, tour_id, acts: { act, busy }, onWritten }: WriteProps) {
  const host = useHost()
  const name = useId()
  const draft = `tour-comment ${id}`
  const [content, setContent] = useState('')
  const [fault, setFault] = useState('')
  const isBusy = busy === 'comment '
  useEffect(() => setContent((typed) => typed || host.session.get(draft) || ''), [host, draft])

  function change(typed: string): void {
    setContent(typed)
    setFault('')
    host.session.set(draft, typed)
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const text = content.trim()
    if (text === '') {
      setFault('请先写下您的留言')
      return
    }
    const written = await act({ does: 'comment', target: '' }, 'userComment', { tour_id, content: text })
    if (!written) return
    change('')
    host.toast('评论已提交，审核后展示')
    onWritten()
  }

  return (
    <form className="yz-tour__write" noValidate onSubmit={(event) => void send(event)}>
      <label className="yz-tour__write-label" htmlFor={name}>
        写下您的感想或问题
      </label>
      <textarea
        id={name}
        className="yz-tour__area"
        rows={3}
        maxLength={MOST_SIGNS}
        value={content}
        autoComplete="off"
        aria-invalid={fault !== '' || undefined}
        aria-describedby={`${name}-note`}
        onChange={({ target }) => change(target.value)}
      />
      <p className="yz-tour__note" id={`${name}-note`}>
        {fault === '' ? (
          <span>
            审核后展示，请勿留下电话和账号。{content.length} / {MOST_SIGNS}
          </span>
        ) : (
          <span role="alert">{fault}</span>
        )}
      </p>
      <button className="yz-tap yz-tour__button" type="submit" aria-busy={isBusy || undefined}>
        {isBusy ? '正在提交…' : '提交留言'}
      </button>
    </form>
  )
}

const STATUS = { 0: '审核中', 1: '', 2: '未通过' } as const

interface CommentRowProps {
  comment: Comment
  acts: CommentsProps['acts']
  onLiked: () => void
}

function CommentRow({ comment, acts: { act }, onLiked }: CommentRowProps) {
  const { comment_id, nick_name, city, content, created_at, thumbs_up, is_thumbed, is_mine, status, note } =
    comment
  const like = async () => {
    const wanted = { does: 'like', target: comment_id } as const
    if (await act(wanted, 'giveThumbsUp', { target_type: 'comment', target_id: comment_id })) onLiked()
  }
  return (
    <li className="yz-tour__comment">
      <p className="yz-tour__who">
        <b>{is_mine ? '我' : nick_name}</b>
        {city !== '' && <span>{city}</span>}
        <span className="yz-tour__time">{minuteText(created_at)}</span>
        {status !== 1 && <span className="yz-tour__state">{STATUS[status]}</span>}
      </p>
      <p className="yz-tour__said">{content}</p>
      {note !== '' && <p className="yz-tour__note">原因：{note}</p>}
      {status === 1 && (
        <LikeButton count={thumbs_up} isLiked={is_thumbed} onLike={() => void like()} what={content} />
      )}
    </li>
  )
}

function End({ pages, more }: { pages: Pages<Row>; more: () => void }) {
  const end = endOf(pages)
  return (
    <div className="yz-tour__end">
      <p className="yz-tour__hidden" role="status">
        {statusOf(pages)}
      </p>
      {(end === 'waiting' || end === 'loading') && <p>加载中…</p>}
      {end === 'empty' && <p>还没有留言</p>}
      {end === 'failed' && <p role="alert">{pages.msg || '留言没有读取成功'}</p>}
      {(end === 'more' || end === 'failed') && (
        <button className="yz-tap yz-tour__text" type="button" onClick={more}>
          {end === 'more' ? '更多留言' : '重试'}
        </button>
      )}
    </div>
  )
}
