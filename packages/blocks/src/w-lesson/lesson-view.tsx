import type { ReactNode } from 'react'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { clockText, LOCKS, lessonAddress } from '../lessons/lesson-words'
import { RichText } from '../rich-text/rich-text'
import { bylineOf, isBeyond, isOffered, type Lesson, resumeText, SPEEDS, trialText } from './lesson-shown'
import { Gate } from './parts'

/** CSS pixels of the space for the next lesson's cover. */
const ROOM = { width: 160, height: 90, isLazy: true, alt: '' }

/** Our films play inline: this is what old WebKit and WeChat's own browser call that. */
const INLINE = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
}

/** A lesson before anybody has touched it. */
export function LessonView({ lesson, detail_path }: { lesson: Lesson; detail_path: string }) {
  const { title, content, chapters, next, progress } = lesson
  return (
    <article>
      <Film lesson={lesson} />
      <h2 className="yz-lesson__title">{title}</h2>
      <p className="yz-lesson__byline">{bylineOf(lesson)}</p>
      {isOffered(lesson, progress) && <Resume text={resumeText(progress)} />}
      <Speeds />
      {chapters.length > 0 && (
        <Chapters>
          {chapters.map(({ at, title }) => (
            <Chapter key={at} at={at} title={title} />
          ))}
        </Chapters>
      )}
      {content !== '' && (
        <section data-section="notes">
          <h3 className="yz-lesson__head">笔记</h3>
          <RichText html={content} className="yz-lesson__notes" />
        </section>
      )}
      {next && (
        <Next href={lessonAddress(detail_path, next.name)} title={next.title}>
          {next.cover !== '' && <GivenImage url={next.cover} {...ROOM} />}
        </Next>
      )}
    </article>
  )
}

/** A lesson with all parts rendered, for live.ts to fill. */
export function WholeLesson() {
  return (
    <article>
      <div className="yz-lesson__film">
        <Video label="" />
        <Cover label="" trial="-" isHidden={false} />
      </div>
      <h2 className="yz-lesson__title">-</h2>
      <p className="yz-lesson__byline">-</p>
      <Resume text="-" />
      <Speeds />
      <Chapters>
        <Chapter at={0} title="" />
      </Chapters>
      <section data-section="notes">
        <h3 className="yz-lesson__head">笔记</h3>
        <div className="yz-lesson__notes yz-rich" />
      </section>
      <Next href="/" title="">
        <ImageRoom {...ROOM} />
      </Next>
    </article>
  )
}

function Film({ lesson }: { lesson: Lesson }) {
  const { title, is_locked, preview_seconds, lock, lock_url } = lesson
  const isShut = isBeyond(lesson, 0)
  const { gate, way } = LOCKS[lock]
  return (
    <div className="yz-lesson__film">
      <Video label={title} />
      {isShut && <Gate text={gate} way={lock === 'login' || lock_url !== '' ? way : ''} hasPreview={false} />}
      <Cover label={`播放：${title}`} trial={is_locked ? trialText(preview_seconds) : ''} isHidden={isShut} />
    </div>
  )
}

function Video({ label }: { label: string }) {
  return (
    <video
      className="yz-lesson__video"
      preload="none"
      playsInline
      tabIndex={-1}
      aria-label={label}
      {...INLINE}
    />
  )
}

function Cover({ label, trial, isHidden }: { label: string; trial: string; isHidden: boolean }) {
  return (
    <button
      className="yz-tap yz-lesson__cover"
      type="button"
      data-does="play"
      aria-label={label}
      hidden={isHidden}
    >
      <span className="yz-lesson__icon" />
      {trial !== '' && <span className="yz-lesson__trial">{trial}</span>}
    </button>
  )
}

function Resume({ text }: { text: string }) {
  return (
    <button className="yz-tap yz-lesson__resume" type="button" data-does="resume">
      {text}
    </button>
  )
}

function Speeds() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
    <div className="yz-lesson__speeds" role="group" aria-label="播放速度">
      {SPEEDS.map((speed) => (
        <button
          key={speed}
          className="yz-tap yz-lesson__speed"
          type="button"
          data-does="speed"
          data-speed={speed}
          aria-pressed={speed === 1}
        >
          {speed}x
        </button>
      ))}
    </div>
  )
}

function Chapters({ children }: { children: ReactNode }) {
  return (
    <section data-section="chapters">
      <h3 className="yz-lesson__head">章节</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ol className="yz-lesson__chapters" role="list">
        {children}
      </ol>
    </section>
  )
}

function Chapter({ at, title }: { at: number; title: string }) {
  return (
    <li>
      <button className="yz-tap yz-lesson__chapter" type="button" data-does="chapter" data-at={at}>
        <span className="yz-lesson__at">{clockText(at)}</span>
        <span className="yz-lesson__chapter-name">{title}</span>
      </button>
    </li>
  )
}

function Next({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <a className="yz-tap yz-lesson__next" href={href}>
      <span className="yz-lesson__next-cover">{children}</span>
      <span className="yz-lesson__next-words">
        <span>下一课</span>
        <b>{title}</b>
      </span>
    </a>
  )
}
