import './notices.css'
import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../state/queries'
import { NoticeDrawer } from './notice-drawer'
import { wording } from './wording'

/** How often new notices are checked for while the window is visible, in milliseconds. */
const EVERY_MS = 60_000

/**
 * How many notices a member has not read, and the button to open them. If counting fails, nothing is said: the next
 * check will.
 */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...studioQuery('noticeList', { limit: 1 }), refetchInterval: EVERY_MS })
  const unread = data?.unread ?? 0
  return (
    <>
      <Badge count={unread} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          className="nt-bell"
          icon={<BellOutlined aria-hidden />}
          aria-label={wording.bell(unread)}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </Badge>
      {isOpen && <NoticeDrawer onClose={() => setOpen(false)} />}
    </>
  )
}
