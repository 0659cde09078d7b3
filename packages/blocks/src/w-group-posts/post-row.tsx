import { useHost } from '@yingzao/renderer'
import type { ReactNode } from 'react'
import { adviserText } from '../answers/adviser-text'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { minuteText } from '../answers/moments'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { altOf, openText, PINNED, type Post, partOf } from './post'
import type { WGroupPostsProps } from './props'

type Join = WGroupPostsProps['join']

/** CSS pixels of the space that is kept for a picture of unknown size. */
const ROOM = { width: 320, height: 240, isLazy: true }

interface PostRowProps {
  post: Post
  isLoggedIn: boolean
  join: Join
}

export function PostRow({ post, isLoggedIn, join }: PostRowProps) {
  const part = partOf(post, isLoggedIn)
  return (
    <Row
      name={post.title}
      isPinned={post.is_pinned === 1}
      author={adviserText(post.author, post.adviser_no)}
      time={minuteText(post.created_at)}
      summary={post.summary}
    >
      {part === 'login' && <ToLogin />}
      {part === 'join' && <ToJoin join={join} />}
      {part === 'open' && (
        <Open text={openText(post)} body={post.body}>
          {post.images.map((url, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pictures of a post may be the same.
            <GivenImage key={index} url={url} alt={altOf(post, index)} {...ROOM} />
          ))}
        </Open>
      )}
    </Row>
  )
}

/** A row with all parts rendered, for live.ts to fill. */
export function WholeRow({ join }: { join: Join }) {
  return (
    <Row name="" isPinned author="-" time="" summary="-">
      <ToLogin />
      <ToJoin join={join} />
      <Open text="" body="-">
        <ImageRoom alt="" {...ROOM} />
      </Open>
    </Row>
  )
}

interface RowProps {
  name: string
  isPinned: boolean
  author: string
  time: string
  summary: string
  children: ReactNode
}

function Row({ name, isPinned, author, time, summary, children }: RowProps) {
  return (
    <li className="yz-posts__post" tabIndex={-1}>
      <h3 className="yz-posts__name">{name}</h3>
      <p className="yz-posts__byline">
        {isPinned && <span className="yz-posts__pinned">{PINNED}</span>}
        {author !== '' && <span className="yz-posts__author">{author}</span>}
        <span className="yz-posts__time">{time}</span>
      </p>
      {summary !== '' && <p className="yz-posts__summary">{summary}</p>}
      {children}
    </li>
  )
}

function Open({ text, body, children }: { text: string; body: string; children: ReactNode }) {
  return (
    <details className="yz-posts__more" data-part="open">
      <summary className="yz-posts__link">
        <span className="yz-posts__open">{text}</span>
        <span className="yz-posts__close">收起</span>
      </summary>
      {body !== '' && <p className="yz-posts__body">{body}</p>}
      {children}
    </details>
  )
}

function ToLogin() {
  const host = useHost()
  return (
    <button
      className="yz-posts__link"
      type="button"
      data-part="login"
      data-does="login"
      onClick={() => host.login()}
    >
      登录后查看全文
    </button>
  )
}

/** What a page offers to those who want to join; without it, it only says what is needed. */
function ToJoin({ join }: { join: Join }) {
  return (
    <div data-part="join">
      {join ? (
        <Tap common={commonOf({ action: join })} className="yz-posts__link">
          入群后查看全文
        </Tap>
      ) : (
        <p className="yz-posts__locked">入群后查看全文</p>
      )}
    </div>
  )
}
