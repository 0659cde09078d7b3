import './notices.css'
import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../state/queries'
import { NoticeDrawer } from './notice-drawer'
import { wording } from './wording'

/** How often it is looked whether something came, while the window is seen, in milliseconds. */
const EVERY_MS = 60_000

/** How much a member has not read, and the way to it. One that could not be counted says nothing: the next look will. */
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
