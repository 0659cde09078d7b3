import { dayText } from '../answers/moments'
import { RichText } from '../rich-text/rich-text'
import { LoginFirst } from '../simulate/list-end'
import { playerAddress } from '../simulate/whose'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { type Article, factsOf, followText, LOCKS } from './article-shown'
import type { WArticleProps } from './props'

type Join = WArticleProps['join']

export function ArticleView({ article, join }: { article: Article; join: Join }) {
  const { title, player, published_at, is_member_only, body, lock, writer } = article
  return (
    <article>
      <h2 className="yz-article__title">{title}</h2>
      <Byline nick={player.nick} day={dayText(published_at)} isForMembers={is_member_only} />
      {lock === '' ? <RichText html={body} className="yz-article__body" /> : <Lock lock={lock} join={join} />}
      {writer && <WriterCard article={{ ...article, writer }} />}
    </article>
  )
}

/** A note for live.ts to fill: with all parts. */
const WHOLE: Article & Pick<Parameters<typeof WriterCard>[0]['article'], 'writer'> = {
  article_id: '',
  title: '-',
  summary: '',
  player: { player_id: '0', nick: '-', avatar: '' },
  published_at: 0,
  is_member_only: true,
  is_locked: false,
  body: '',
  lock: '',
  competition_id: '',
  group_id: '',
  writer: { return: 0, rank: null, win_rate: 0, followers: 0, is_followed: false },
}

export function WholeArticle({ join }: { join: Join }) {
  return (
    <article>
      <h2 className="yz-article__title">-</h2>
      <Byline nick="-" day="-" isForMembers />
      <div className="yz-article__body yz-rich" />
      {LOCKS.map((lock) => (
        <Lock key={lock} lock={lock} join={join} />
      ))}
      <WriterCard article={WHOLE} />
    </article>
  )
}

function Byline({ nick, day, isForMembers }: { nick: string; day: string; isForMembers: boolean }) {
  return (
    <p className="yz-article__byline">
      <span className="yz-article__nick">{nick}</span>
      <span className="yz-article__date">{day}</span>
      {isForMembers && <span className="yz-article__members">会员可看</span>}
    </p>
  )
}

/** Replaces a text that the visitor may not read, and leads to what unlocks it. */
function Lock({ lock, join }: { lock: (typeof LOCKS)[number]; join: Join }) {
  return (
    <div className="yz-article__lock" data-lock={lock}>
      {lock === 'login' ? (
        <LoginFirst />
      ) : (
        <div className="yz-simulate__instead">
          <p>加入社群后查看</p>
          {join && (
            <Tap common={commonOf({ action: join })} className="yz-simulate__button">
              去加入
            </Tap>
          )}
        </div>
      )}
    </div>
  )
}

const FACTS = { return: '总收益率', rank: '总榜', win: '胜率', followers: '关注' } as const

/** The author's portfolio. */
function WriterCard({
  article: { player, competition_id, writer },
}: {
  article: Pick<Article, 'player' | 'competition_id'> & { writer: NonNullable<Article['writer']> }
}) {
  const facts = factsOf(writer)
  return (
    <section className="yz-article__card">
      <div className="yz-article__head">
        <h3 className="yz-article__whose">{player.nick}的组合</h3>
        <button
          className="yz-tap yz-article__follow"
          type="button"
          data-does="follow"
          aria-pressed={writer.is_followed}
        >
          {followText(writer)}
        </button>
      </div>
      <dl className="yz-article__facts">
        {(Object.keys(FACTS) as (keyof typeof FACTS)[]).map((name) => (
          <div key={name}>
            <dt>{FACTS[name]}</dt>
            <dd className="yz-simulate__rate" data-fact={name} data-tone={facts[name].tone || undefined}>
              {facts[name].text}
            </dd>
          </div>
        ))}
      </dl>
      <a
        className="yz-tap yz-article__detail"
        href={playerAddress('detail', player.player_id, competition_id)}
      >
        查看组合
      </a>
    </section>
  )
}
