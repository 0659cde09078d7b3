import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { clockText } from './clock-text'
import { VideoForm } from './form/video-form'
import { lessonAddress } from './lesson-path'
import { LockFacts } from './lock-facts'
import { PublishDialog, TakeDownDialog } from './publish-dialogs'
import { VideoMark } from './video-mark'
import type { VideoDetail } from './video-rows'
import { wording } from './wording'

const words = wording.detail

/** The details of a lesson, and the actions on it as a whole. */
export function VideoFacts({ video }: { video: VideoDetail }) {
  const [opened, setOpened] = useState<'form' | 'publish' | 'down'>()
  const mayChange = mayCall(useMember(), studioOperations.videoChange)
  const close = () => setOpened(undefined)
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.facts}</h3>
        <div className="vd-acts">
          {video.state === 'out' && <SeeLink name={video.name} />}
          {mayChange && (
            <>
              {video.state === 'out' ? (
                <Button size="small" danger onClick={() => setOpened('down')}>
                  {words.takeDown}
                </Button>
              ) : (
                <Button size="small" type="primary" onClick={() => setOpened('publish')}>
                  {words.publish}
                </Button>
              )}
              <Button size="small" onClick={() => setOpened('form')}>
                {words.change}
              </Button>
            </>
          )}
        </div>
      </div>
      <Facts video={video} />
      <Chapters video={video} />
      {opened === 'form' && <VideoForm video={video} onClose={close} />}
      {opened === 'publish' && <PublishDialog video={video} onClose={close} />}
      {opened === 'down' && <TakeDownDialog video={video} onClose={close} />}
    </section>
  )
}

function SeeLink({ name }: { name: string }) {
  const settings = useQuery({ ...studioQuery('studioSettings', {}), staleTime: Number.POSITIVE_INFINITY })
  if (!settings.data) return null
  return (
    <Button
      size="small"
      type="link"
      href={lessonAddress(settings.data.public_origin, name)}
      target="_blank"
      rel="noreferrer"
    >
      {words.see}
    </Button>
  )
}

function Facts({ video }: { video: VideoDetail }) {
  const { columns } = wording
  const categories = useQuery(studioQuery('videoCategoryRows', {}))
  const category = categories.data?.list.find((one) => one.category === video.category)
  const letters = video.content.replace(/<[^>]*>/g, '').length
  return (
    <dl className="st-facts">
      <dt>{columns.state}</dt>
      <dd>
        <VideoMark video={{ state: video.state, duration: video.file?.duration ?? null }} />
      </dd>
      <dt>{words.name}</dt>
      <dd>{video.name}</dd>
      <dt>{columns.category}</dt>
      <dd>
        {category?.title ?? video.category} <span className="st-soft">{words.place(video.position)}</span>
      </dd>
      <dt>{words.speaker}</dt>
      <dd>
        {video.speaker || words.nobody} <span className="st-soft">{video.adviser_no}</span>
      </dd>
      <LockFacts lock={video.lock} />
      {video.group_id !== '' && (
        <>
          <dt>{words.group}</dt>
          <dd>
            <GroupName id={video.group_id} />
          </dd>
        </>
      )}
      <dt>{words.content}</dt>
      <dd>{letters === 0 ? words.noContent : words.contentOf(letters)}</dd>
      <dt>{words.published}</dt>
      <dd className="st-number">
        {video.published_at === null ? words.notPublished : dateTimeText(video.published_at)}
      </dd>
      <dt>{columns.updated}</dt>
      <dd className="st-number">{dateTimeText(video.updated_at)}</dd>
    </dl>
  )
}

function GroupName({ id }: { id: string }) {
  const groups = useQuery(studioQuery('groupList', { limit: 100 }))
  return <>{groups.data?.list.find(({ group_id }) => group_id === id)?.name ?? id}</>
}

function Chapters({ video: { chapters } }: { video: VideoDetail }) {
  return (
    <>
      <h4 className="vd-small-head">{words.chapters}</h4>
      {chapters.length === 0 ? (
        <p className="st-soft">{words.noChapters}</p>
      ) : (
        <ol className="vd-chapter-list">
          {chapters.map(({ at, title }) => (
            <li key={at}>
              <span className="st-number st-soft">{clockText(at)}</span> {title}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
