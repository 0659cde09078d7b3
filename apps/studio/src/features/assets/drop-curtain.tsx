import './uploads.css'
import { InboxOutlined } from '@ant-design/icons'
import { wording } from './wording'

/** Covers everything while files are dragged over the window: it says what dropping them does. */
export function DropCurtain({ isOver }: { isOver: boolean }) {
  if (!isOver) return null
  return (
    <div className="st-curtain" aria-hidden="true">
      <div>
        <InboxOutlined />
        <p>{wording.dropHere}</p>
        <p className="st-soft">{wording.accepted}</p>
      </div>
    </div>
  )
}
