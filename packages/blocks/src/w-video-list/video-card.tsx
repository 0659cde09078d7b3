import type { ReactNode } from 'react'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { lessonAddress } from '../lessons/lesson-words'
import { type Video, WATCHED } from './video'

/** CSS pixels of the space for a cover, on a phone. */
const ROOM = { width: 320, height: 180, isLazy: true, alt: '' }

export function VideoCard({ video, detail_path }: { video: Video; detail_path: string }) {
  return (
    <Card href={lessonAddress(detail_path, video.name)} video={video}>
      {video.cover !== '' && <GivenImage url={video.cover} {...ROOM} />}
    </Card>
  )
}

/** A card with every part rendered, for live.ts to fill. */
export function WholeCard() {
  return (
    <Card href="/" video={WHOLE}>
      <ImageRoom {...ROOM} />
    </Card>
  )
}

type Said = Omit<Video, 'key' | 'name' | 'cover'>

const WHOLE: Said = { title: '', time: '', category: '-', badge: '-', is_watched: true, share: 1 }

interface CardProps {
  href: string
  video: Said
  children: ReactNode
}

function Card({ href, video, children }: CardProps) {
  const { title, time, category, badge, is_watched, share } = video
  return (
    <li className="yz-videos__card">
      <a className="yz-tap yz-videos__link" href={href}>
        <span className="yz-videos__cover">
          {children}
          {badge !== '' && <span className="yz-videos__badge">{badge}</span>}
          <span className="yz-videos__time">{time}</span>
          {share > 0 && (
            <span className="yz-videos__bar">
              <i style={{ width: `${share}%` }} />
            </span>
          )}
        </span>
        <span className="yz-videos__name">{title}</span>
        <span className="yz-videos__meta">
          {category !== '' && <span className="yz-videos__category">{category}</span>}
          {is_watched && <span className="yz-videos__watched">{WATCHED}</span>}
        </span>
      </a>
    </li>
  )
}
