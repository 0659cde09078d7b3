import { Later } from '../answers/later'
import { type Choice, sortedBy } from './feed-query'
import { shortDay } from './feed-shown'
import { COLUMNS, type Feed, type Kind, PERIODS } from './kinds'

interface FeedTabsProps {
  kind: Kind
  choice: Choice
  /** Undefined: not known yet. */
  feed: Pick<Feed, 'days' | 'sectors' | 'as_of'> | undefined
}

/** What can be chosen in a column: a period, a sector, or a day. A row that is not known yet keeps its space. */
export function FeedTabs({ kind, choice, feed }: FeedTabsProps) {
  if (kind === 'lhb' || kind === 'jgdy')
    return (
      <Group label="选择日期" list="day">
        {feed?.days.map((day) => (
          <Tab key={day} does="day" value={day} text={shortDay(day)} isChosen={day === feed.as_of} />
        ))}
      </Group>
    )
  return (
    <>
      {kind === 'etf' && <Periods sort={choice.sort} />}
      <Group label={kind === 'etf' ? '选择赛道' : '选择类型'} list="sector">
        {['', ...(feed?.sectors ?? [])].map((sector) => (
          <Tab
            key={sector}
            does="sector"
            value={sector}
            text={sector || '全部'}
            isChosen={sector === choice.sector}
          />
        ))}
      </Group>
    </>
  )
}

function Periods({ sort }: { sort: string }) {
  return (
    <Group label="选择周期" list="period">
      {COLUMNS.etf
        .filter(({ key }) => (PERIODS as readonly string[]).includes(key))
        .map(({ key, title }) => (
          <Tab
            key={key}
            does="period"
            value={key}
            text={title}
            isChosen={sortedBy(sort, key) !== undefined}
          />
        ))}
    </Group>
  )
}

function Group({ label, list, children }: { label: string; list: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
    <div className="yz-feed__tabs" role="group" aria-label={label} data-list={list}>
      {children}
    </div>
  )
}

interface TabProps {
  does: string
  value: string
  text: string
  isChosen: boolean
}

function Tab({ does, value, text, isChosen }: TabProps) {
  return (
    <button
      className="yz-tap yz-feed__tab"
      type="button"
      data-does={does}
      data-value={value}
      aria-pressed={isChosen}
    >
      <span>{text}</span>
    </button>
  )
}

/** One for live.ts to copy. */
export function LaterTab({ kind }: { kind: Kind }) {
  return (
    <Later name="tab">
      <Tab does={kind === 'lhb' || kind === 'jgdy' ? 'day' : 'sector'} value="" text="" isChosen={false} />
    </Later>
  )
}
