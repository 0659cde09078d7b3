import { VideoCameraOutlined } from '@ant-design/icons'
import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { clockText } from './clock-text'
import { VideoMark } from './video-mark'
import type { VideoRow } from './video-rows'
import { wording } from './wording'

const words = wording.columns
const number = new Intl.NumberFormat('zh-CN')

/** The columns of a row, from left to right. A click anywhere opens it; by keyboard its title does. */
export function videoColumns(onOpen: (id: number) => void): TableColumnsType<VideoRow> {
  return [
    {
      title: words.title,
      render: (_, { video_id, title, name, cover }) => (
        <div className="vd-line">
          <Cover url={cover} />
          <div>
            <CellLink onOpen={() => onOpen(video_id)}>{title}</CellLink>
            <div className="st-soft">{name}</div>
          </div>
        </div>
      ),
    },
    { title: words.category, width: 120, render: (_, { category_title }) => category_title },
    {
      title: words.duration,
      width: 80,
      align: 'right',
      render: (_, { duration }) => (
        <span className="st-number">{duration === null ? '—' : clockText(duration)}</span>
      ),
    },
    { title: words.lock, width: 110, render: (_, { lock_kind }) => wording.locks[lock_kind] },
    {
      title: words.views,
      width: 120,
      align: 'right',
      render: (_, { views, watched }) => (
        <span className="st-number">{wording.counted(number.format(views), number.format(watched))}</span>
      ),
    },
    { title: words.state, width: 110, render: (_, video) => <VideoMark video={video} /> },
    {
      title: words.updated,
      width: 150,
      render: (_, { updated_at }) => <span className="st-number">{dateTimeText(updated_at)}</span>,
    },
  ]
}

function Cover({ url }: { url: string }) {
  return (
    <span className="vd-thumb" aria-hidden="true">
      {url === '' ? <VideoCameraOutlined /> : <img src={url} alt="" loading="lazy" />}
    </span>
  )
}
