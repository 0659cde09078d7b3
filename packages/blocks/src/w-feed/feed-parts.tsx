import { Later } from '../answers/later'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { type End, LOCK_WORDS, noteTexts } from './feed-shown'
import type { Feed } from './kinds'
import type { WFeedProps } from './props'

/** Marks data that was made up to demonstrate the page. */
export function Badge({ isShown }: { isShown: boolean }) {
  return (
    <span className="yz-feed__badge" hidden={!isShown}>
      模拟数据
    </span>
  )
}

/** Shown in place of a table without rows. */
export function Instead({ part }: { part: 'empty' | 'failed' }) {
  if (part === 'empty') return <p className="yz-feed__instead">暂无数据</p>
  return (
    <div className="yz-feed__instead" role="alert">
      <button className="yz-tap yz-feed__again" type="button" data-does="again">
        页面加载失败，点击重试
      </button>
    </div>
  )
}

/** What is shown below the rows, in a space that is always there. */
export function TableEnd({ end }: { end: End }) {
  switch (end) {
    case 'locked':
      return null
    case 'waiting':
      return <p className="yz-feed__word" />
    case 'loading':
      return <p className="yz-feed__word">加载中…</p>
    case 'end':
      return <p className="yz-feed__word">没有更多了</p>
    case 'more':
      return <MoreButton text="加载更多" />
    case 'failed':
      return <MoreButton text="加载失败，点击重试" />
  }
}

function MoreButton({ text }: { text: string }) {
  return (
    <button className="yz-tap yz-feed__more" type="button" data-does="more">
      {text}
    </button>
  )
}

type UnlockProps = Pick<WFeedProps, 'unlock' | 'unlock_text'>

interface UnlockCardProps extends UnlockProps {
  lock: Feed['lock']
  lock_url: string
}

/** Leads to what unlocks the rest. The bars behind are decoration: nothing of what is locked is in the page. */
export function UnlockCard({ lock, lock_url, ...props }: UnlockCardProps) {
  return (
    <Card word={LOCK_WORDS[lock]}>
      {lock === 'login' ? <ByLogin {...props} /> : <ByAction {...props} lock_url={lock_url} />}
    </Card>
  )
}

/** With both ways to unlock, for live.ts to remove the one that does not apply. */
function WholeCard(props: UnlockProps) {
  return (
    <Card word="">
      <ByLogin {...props} />
      <ByAction {...props} lock_url="-" />
    </Card>
  )
}

function Card({ word, children }: { word: string; children: React.ReactNode }) {
  return (
    <div className="yz-feed__card">
      <div className="yz-feed__bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p>{word}</p>
      {children}
    </div>
  )
}

function ByLogin({ unlock_text }: UnlockProps) {
  return (
    <button className="yz-tap yz-feed__unlock" type="button" data-does="login" data-by="login">
      {unlock_text}
    </button>
  )
}

/** Without an action and an address it only says what is needed. */
function ByAction({ unlock, unlock_text, lock_url }: UnlockProps & { lock_url: string }) {
  if (unlock)
    return (
      <div data-by="action">
        <Tap common={commonOf({ action: unlock })} className="yz-feed__unlock">
          {unlock_text}
        </Tap>
      </div>
    )
  if (lock_url === '') return null
  return (
    <button className="yz-tap yz-feed__unlock" type="button" data-does="unlock" data-by="url">
      {unlock_text}
    </button>
  )
}

/** Where the data is from, how it is compiled and what its limits are. */
export function FeedNotes({ feed }: { feed: Feed | undefined }) {
  const { source, method, limits } = noteTexts(feed)
  return (
    <div className="yz-feed__notes">
      <p hidden={source === ''}>
        <span data-note="source">{source}</span>
        <Badge isShown={feed?.is_simulated === true} />
      </p>
      <p data-note="method" hidden={method === ''}>
        {method}
      </p>
      <p data-note="limits" hidden={limits === ''}>
        {limits}
      </p>
    </div>
  )
}

const LATER_ENDS = ['waiting', 'loading', 'end', 'more', 'failed'] as const

/** Everything that may be shown later, for live.ts. */
export function LaterParts(props: UnlockProps) {
  return (
    <>
      <Later name="empty">
        <Instead part="empty" />
      </Later>
      <Later name="failed">
        <Instead part="failed" />
      </Later>
      {LATER_ENDS.map((end) => (
        <Later key={end} name={`end-${end}`}>
          <TableEnd end={end} />
        </Later>
      ))}
      <Later name="card">
        <WholeCard {...props} />
      </Later>
    </>
  )
}
