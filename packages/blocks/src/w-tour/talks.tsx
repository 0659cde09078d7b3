import { lecturerText, standingOf, type Talk, whenText } from './tour'

interface TalksProps {
  talks: readonly Talk[]
  /** Name of the city that was chosen; empty: all of them. */
  city: string
  /** Nothing more will come of this tour. */
  isOver: boolean
  busy: string
  onAct: (talk: Talk, does: 'enrol' | 'queue' | 'ticket') => void
  onLike: (speech_id: string) => void
  onAll: () => void
}

/** The talks of a tour, or of a city of it. */
export function Talks({ talks, city, isOver, busy, onAct, onLike, onAll }: TalksProps) {
  return (
    <section className="yz-tour__part">
      <div className="yz-tour__head">
        <h3 className="yz-tour__label">{city === '' ? '全部场次' : `${city}场次`}</h3>
        {city !== '' && (
          <button className="yz-tap yz-tour__text" type="button" onClick={onAll}>
            看全部
          </button>
        )}
      </div>
      {talks.length === 0 && (
        <p className="yz-tour__empty" role="status">
          {emptyText(city, isOver)}
        </p>
      )}
      <ul className="yz-tour__talks">
        {talks.map((talk) => (
          <TalkCard
            key={talk.speech_id}
            talk={talk}
            isBusy={busy.endsWith(` ${talk.speech_id}`)}
            onAct={(does) => onAct(talk, does)}
            onLike={() => onLike(talk.speech_id)}
          />
        ))}
      </ul>
    </section>
  )
}

function emptyText(city: string, isOver: boolean): string {
  if (isOver) return city === '' ? '这次巡讲没有场次' : `这次巡讲没有到${city}`
  return city === '' ? '场次正在安排，请稍后再来' : `${city}还没有讲座，先点亮它吧`
}

interface TalkCardProps {
  talk: Talk
  isBusy: boolean
  onAct: (does: 'enrol' | 'queue' | 'ticket') => void
  onLike: () => void
}

function TalkCard({ talk, isBusy, onAct, onLike }: TalkCardProps) {
  const { word, does, button, places } = standingOf(talk)
  return (
    <li className="yz-tour__talk" data-over={talk.status === 4 || undefined}>
      <div className="yz-tour__head">
        <p className="yz-tour__where">{talk.city}</p>
        <p className="yz-tour__word">{word}</p>
      </div>
      <h4 className="yz-tour__title">{talk.title}</h4>
      <p className="yz-tour__when">{whenText(talk)}</p>
      <p className="yz-tour__line">
        {talk.venue} {talk.address}
      </p>
      <p className="yz-tour__line">{lecturerText(talk)}</p>
      <div className="yz-tour__acts">
        {does && (
          <button
            className={`yz-tap yz-tour__button yz-tour__button--${does}`}
            type="button"
            aria-busy={isBusy || undefined}
            onClick={() => onAct(does)}
          >
            {button}
          </button>
        )}
        {places !== '' && <span className="yz-tour__places">{places}</span>}
        <LikeButton count={talk.thumbs_up} isLiked={talk.is_thumbed} onLike={onLike} what={talk.title} />
      </div>
    </li>
  )
}

interface LikeButtonProps {
  count: number
  isLiked: boolean
  onLike: () => void
  /** What is liked, for those who cannot see it. */
  what: string
}

/** There is no way back from a like. */
export function LikeButton({ count, isLiked, onLike, what }: LikeButtonProps) {
  return (
    <button
      className="yz-tap yz-tour__like"
      type="button"
      aria-pressed={isLiked}
      aria-label={`${isLiked ? '已赞' : '赞'}，${count} 人赞过：${what}`}
      onClick={isLiked ? undefined : onLike}
    >
      {isLiked ? '已赞' : '赞'} {count > 0 && count}
    </button>
  )
}
