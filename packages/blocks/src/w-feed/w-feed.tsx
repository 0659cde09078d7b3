import './w-feed.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { FeedDialog } from './feed-dialog'
import { Badge, FeedNotes, Instead, LaterParts, TableEnd, UnlockCard } from './feed-parts'
import { firstChoice, queryOf } from './feed-query'
import { endOf, partOf, statusOf } from './feed-shown'
import { FeedTable, LaterRow, type Opens } from './feed-table'
import { FeedTabs, LaterTab } from './feed-tabs'
import { DETAILS, type Feed, KIND_NAMES } from './kinds'
import type { WFeedProps } from './props'

/** The beginning of a data column, with its first rows where they are known. */
function WFeed({ id, props }: ViewProps<WFeedProps>) {
  const { kind, page_size, tabs } = props
  const choice = firstChoice(kind)
  const { answer } = useAnswer('feedList', queryOf(kind, page_size, choice))
  const part = partOf(answer)
  const feed = answer.state === 'known' ? answer.response : undefined
  const opens = opensOf(props)
  const name = props.title || KIND_NAMES[kind]
  return (
    <div
      className="yz-feed"
      aria-busy={part === 'loading' || undefined}
      data-feed={id}
      data-kind={kind}
      data-size={page_size}
    >
      <div className="yz-feed__head">
        <BlockTitle text={name} />
        <Badge isShown={feed?.is_simulated === true} />
      </div>
      {tabs && <FeedTabs kind={kind} choice={choice} feed={feed} />}
      <section
        className="yz-feed__box"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too.
        tabIndex={0}
        hidden={part !== 'loading' && part !== 'rows'}
      >
        <FeedTable
          kind={kind}
          name={name}
          sort={choice.sort}
          rows={part === 'rows' ? feed?.list : undefined}
          total={feed?.total ?? 0}
          size={page_size}
          opens={opens}
        />
        <div className="yz-feed__end">
          <TableEnd end={feed ? endOf(feed, page_size) : 'waiting'} />
        </div>
      </section>
      <div data-part="">{(part === 'empty' || part === 'failed') && <Instead part={part} />}</div>
      <div data-lock="">{feed?.is_locked && <UnlockCard {...unlockOf(feed, props)} />}</div>
      <p className="yz-feed__aside" role="status">
        {feed && statusOf(feed.total, feed.list.length)}
      </p>
      <FeedNotes feed={feed} />
      <p className="yz-feed__notice">以上内容仅供参考，不构成投资建议</p>
      <FeedDialog id={id} kind={kind} isSimulated={feed?.is_simulated === true} />
      <LaterRow kind={kind} opens={opens} />
      {tabs && <LaterTab kind={kind} />}
      <LaterParts {...props} />
    </div>
  )
}

function opensOf({ kind, detail_page }: WFeedProps): Opens {
  if (DETAILS[kind]) return 'dialog'
  return detail_page ? 'page' : undefined
}

function unlockOf({ lock, lock_url }: Feed, { unlock, unlock_text }: WFeedProps) {
  return { lock, lock_url, unlock, unlock_text }
}

export const wFeed = defineView<WFeedProps>({ name: 'wFeed', view: WFeed, live: 'near' })
