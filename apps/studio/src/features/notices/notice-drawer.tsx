import { App, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { FilterChips } from '../../ui/filter-chips'
import { ListBody } from '../../ui/list/list-body'
import { useList } from '../../ui/list/use-list'
import { problemText } from '../../ui/problem-text'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

type Notice = Answer<'noticeList'>['list'][number]

const FILTERS = ['all', 'unread'] as const

/** Pixels; at most the width of the screen. */
const WIDTH = 420

/** A member's notices, newest first. */
export function NoticeDrawer({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [show, setShow] = useState<(typeof FILTERS)[number]>('all')
  const list = useList('noticeList', show === 'unread' ? { unread: '1' } : {}, { isKept: true })
  const { mutate, isPending } = useStudioCall('noticeRead', { changes: ['noticeList'] })
  const newest = list.rows?.[0]?.notice_id
  const open = ({ notice_id, link, read_at }: Notice) => {
    // Whoever goes there has read it; if that cannot be recorded, it stays unread.
    if (read_at === null) mutate({ notice_ids: [notice_id] })
    onClose()
    void navigate(link)
  }
  return (
    <Drawer
      open
      size={`min(${WIDTH}px, 100vw)`}
      title={wording.title}
      onClose={onClose}
      extra={
        <Button
          size="small"
          loading={isPending}
          disabled={newest === undefined || list.first?.unread === 0}
          onClick={() =>
            newest !== undefined &&
            mutate({ up_to: newest }, { onError: (error) => void message.error(problemText(error)) })
          }
        >
          {wording.readAll}
        </Button>
      }
    >
      <FilterChips
        label={wording.filter}
        choices={FILTERS}
        titleOf={(filter) => wording.filters[filter]}
        chosen={show}
        onChoose={setShow}
      />
      <ListBody list={list}>
        {list.rows === undefined ? (
          <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={wording.loading} />
        ) : list.rows.length === 0 ? (
          <div className="nt-none">
            <p>{wording.none[show]}</p>
            <p className="st-soft">{wording.noneHint}</p>
          </div>
        ) : (
          <ul className="nt-list">
            {list.rows.map((notice) => (
              <li key={notice.notice_id}>
                <button
                  type="button"
                  className="nt-notice"
                  data-unread={notice.read_at === null}
                  onClick={() => open(notice)}
                >
                  <span className="nt-head">
                    <span>{wording.kinds[notice.kind]}</span>
                    {notice.read_at === null && <b>{wording.unread}</b>}
                    <time dateTime={notice.created_at}>{dateTimeText(notice.created_at)}</time>
                  </span>
                  <span className="nt-words">{notice.words}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </Drawer>
  )
}
