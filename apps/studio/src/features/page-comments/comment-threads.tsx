import './page-comments.css'
import { PlusOutlined } from '@ant-design/icons'
import { App, Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FilterChips } from '../../ui/filter-chips'
import { ListBody } from '../../ui/list/list-body'
import { useList } from '../../ui/list/use-list'
import { CommentForm } from './comment-form'
import { keptAbout, newPlace } from './kept-words'
import { onThreadKey } from './on-thread-key'
import { type Thread, ThreadCard } from './thread-card'
import { EVERY_MS } from './use-open-threads'
import { wording } from './wording'

const FILTERS = ['open', 'all', 'mine'] as const
type Filter = (typeof FILTERS)[number]

interface CommentThreadsProps {
  /** The code of the page. */
  code: string
  /** Shows only what is said about this block. */
  blockId?: string
  /** The block that a new comment is about; null: the page. */
  target?: string | null
  /** A comment that somebody followed a link to: only its thread is shown. */
  at?: number | undefined
  /** Called when they want to see the others, too. */
  onShowAll?: () => void
  /** Somebody asked elsewhere to write a comment, in particular with a key. */
  isAsked?: boolean
  /** Called when they can write. */
  onBegun?: () => void
  /** The title of a block. Undefined: it no longer exists. */
  titleOf?: (blockId: string) => string | undefined
  onShowBlock?: (blockId: string) => void
}

/** What members say about a page, to read, to answer and to settle. */
export function CommentThreads({
  code,
  blockId,
  target = blockId ?? null,
  at,
  onShowAll,
  isAsked = false,
  onBegun,
  titleOf = (id) => id,
  onShowBlock,
}: CommentThreadsProps) {
  const [show, setShow] = useState<Filter>('open')
  const [about, setAbout] = useState(() => keptAbout(code))
  const list = useList(
    'pageCommentList',
    {
      code,
      show,
      ...(blockId !== undefined && { block_id: blockId }),
      ...(at !== undefined && { comment_id: at }),
    },
    { isKept: true, everyMs: EVERY_MS },
  )
  const write = () => setAbout(target)
  const begin = useEffectEvent(() => {
    write()
    onBegun?.()
  })
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])
  const place = useLedTo(at, list.rows)
  const aboutOf = ({ block_id }: Thread) => {
    if (block_id === null) return { title: wording.page, show: undefined }
    const title = titleOf(block_id)
    if (title === undefined) return { title: wording.blockGone, show: undefined }
    return { title, show: onShowBlock && (() => onShowBlock(block_id)) }
  }
  return (
    <section ref={place} className="pc" aria-label={wording.title} onKeyDown={onThreadKey}>
      <div className="pc-head">
        {at === undefined ? (
          <FilterChips
            label={wording.filter}
            choices={FILTERS}
            titleOf={(filter) => wording.filters[filter]}
            chosen={show}
            onChoose={setShow}
          />
        ) : (
          <p>
            {wording.onlyOne}
            <Button type="link" size="small" onClick={onShowAll}>
              {wording.showAll}
            </Button>
          </p>
        )}
        {about === undefined && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={write}>
            {wording.add}
          </Button>
        )}
      </div>
      {about !== undefined && (
        <NewThread
          key={about}
          code={code}
          about={about}
          title={about === null ? undefined : (titleOf(about) ?? wording.blockGone)}
          onClose={() => setAbout(undefined)}
          onSent={() => show === 'mine' && setShow('open')}
        />
      )}
      <ListBody list={list}>
        {list.rows === undefined ? (
          <Skeleton active title={false} paragraph={{ rows: 4 }} aria-label={wording.loading} />
        ) : list.rows.length === 0 ? (
          <div className="pc-none">
            <p>{at === undefined ? wording.none[show] : wording.gone}</p>
            <p className="st-soft">{wording.noneHint}</p>
          </div>
        ) : (
          <>
            {list.rows.map((thread, index) => (
              <ThreadCard
                key={thread.comment_id}
                code={code}
                thread={thread}
                about={aboutOf(thread)}
                isMarked={at !== undefined}
                isFirst={index === 0}
              />
            ))}
            <p className="pc-keys st-soft">{wording.keys}</p>
          </>
        )}
      </ListBody>
    </section>
  )
}

interface NewThreadProps {
  code: string
  about: string | null
  /** The title of the block. Undefined: it is about the page. */
  title: string | undefined
  onClose: () => void
  onSent: () => void
}

function NewThread({ code, about, title, onClose, onSent }: NewThreadProps) {
  const { message } = App.useApp()
  const { mutateAsync } = useStudioCall('pageCommentWrite', {
    changes: ['pageCommentList'],
    onDone: () => {
      void message.success(wording.sent)
      onSent()
    },
  })
  const label = title === undefined ? wording.aboutPage : wording.about(title)
  return (
    <div className="pc-new">
      <h3>{label}</h3>
      <CommentForm
        place={newPlace(code, about)}
        label={label}
        sendText={wording.send}
        send={(typed) => mutateAsync({ code, block_id: about, ...typed })}
        onClose={onClose}
      />
    </div>
  )
}

/** Focuses the thread that somebody followed a link to, once for each. */
function useLedTo(at: number | undefined, rows: readonly Thread[] | undefined) {
  const place = useRef<HTMLElement>(null)
  const isThere = at !== undefined && rows !== undefined
  useEffect(() => {
    if (!isThere) return
    const thread = place.current?.querySelector<HTMLElement>('[data-thread]')
    thread?.focus()
  }, [isThere])
  return place
}
