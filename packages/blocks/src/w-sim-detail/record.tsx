import { GivenImage } from '../answers/given-image'
import { signedPercent } from '../simulate/simulate-words'
import { Curve } from './curve'
import { Periods } from './periods'
import {
  canTrade,
  type Detail,
  firstSign,
  ranksOf,
  SHORTCUTS,
  shortcutAddress,
  type WordName,
  wordsOf,
} from './record-shown'

/** A portfolio. What it does not have is rendered and hidden, so that live.ts can fill a copy of any. */
export function Record({ detail }: { detail: Detail }) {
  const words = wordsOf(detail)
  const { tone } = signedPercent(detail.return)
  return (
    <article>
      <Head detail={detail} />
      <Line name="banned" words={words} className="yz-folio__note yz-folio__note--bad" />
      <Line name="hidden" words={words} className="yz-folio__note" />
      <p className="yz-folio__of" data-word="of">
        {words.of}
      </p>
      <p className="yz-folio__return yz-simulate__rate" data-word="return" data-tone={tone}>
        {words.return}
      </p>
      <Periods chosen={detail.period} />
      <Curve detail={detail} />
      <Facts words={words} />
      <Ranks detail={detail} />
      <Line name="frozen" words={words} className="yz-folio__note" />
      <p className="yz-folio__as-of" data-word="as_of">
        {words.as_of}
      </p>
      <Trade isShown={canTrade(detail)} />
      <nav className="yz-folio__shortcuts" aria-label="组合的其他内容">
        {SHORTCUTS.map(({ name, text }) => (
          <a key={name} className="yz-tap" href={shortcutAddress(name, detail)} data-to={name}>
            {text}
          </a>
        ))}
      </nav>
    </article>
  )
}

type Words = ReturnType<typeof wordsOf>

function Head({ detail }: { detail: Detail }) {
  const words = wordsOf(detail)
  const { avatar } = detail.player
  return (
    <header className="yz-folio__head">
      <span className="yz-folio__avatar" aria-hidden="true">
        {avatar === '' ? firstSign(words.nick) : <Avatar url={avatar} nick={words.nick} />}
      </span>
      <div className="yz-folio__who">
        <h2 className="yz-folio__nick" data-word="nick">
          {words.nick}
        </h2>
        <p className="yz-folio__small">
          <span data-word="no">{words.no}</span>
          <span data-word="followers">{words.followers}</span>
        </p>
        <p className="yz-folio__small" data-word="contest">
          {words.contest}
        </p>
      </div>
      <button
        className="yz-tap yz-folio__follow"
        type="button"
        data-does="follow"
        data-word="follow"
        aria-pressed={detail.is_followed}
        hidden={detail.is_me}
      >
        {words.follow}
      </button>
    </header>
  )
}

function Avatar({ url, nick }: { url: string; nick: string }) {
  return <GivenImage url={url} alt="" width={48} height={48} whenBroken={() => firstSign(nick)} />
}

function Line({ name, words, className }: { name: WordName; words: Words; className: string }) {
  return (
    <p className={className} data-word={name} hidden={words[name] === ''}>
      {words[name]}
    </p>
  )
}

const FACTS = [
  ['drawdown', '最大回撤'],
  ['win', '胜率'],
  ['trades', '交易次数'],
  ['asset', '总资产'],
] as const

function Facts({ words }: { words: Words }) {
  return (
    <dl className="yz-folio__facts">
      {FACTS.map(([name, title]) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd data-word={name}>{words[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ranks({ detail }: { detail: Detail }) {
  return (
    <dl className="yz-folio__facts yz-folio__ranks">
      {ranksOf(detail).map(({ period, name, rank }) => (
        <div key={period}>
          <dt>{name}</dt>
          <dd data-rank={period}>{rank}</dd>
        </div>
      ))}
    </dl>
  )
}

/** For those who trade in it. What it opens is loaded with the first tap. */
function Trade({ isShown }: { isShown: boolean }) {
  return (
    <div className="yz-folio__trade" data-trade="" hidden={!isShown}>
      <button
        className="yz-tap yz-folio__buy"
        type="button"
        data-does="order"
        data-side="buy"
        aria-haspopup="dialog"
      >
        买入
      </button>
      <button
        className="yz-tap yz-folio__sell"
        type="button"
        data-does="order"
        data-side="sell"
        aria-haspopup="dialog"
      >
        卖出
      </button>
      <button className="yz-tap yz-folio__orders" type="button" data-does="orders" aria-haspopup="dialog">
        委托
      </button>
    </div>
  )
}
