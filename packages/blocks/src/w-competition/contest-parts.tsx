import { GivenImage, ImageRoom } from '../answers/given-image'
import { Later } from '../answers/later'
import { type CompetitionShown, FACTS, type Fact, type OwnShown, type PrizeShown } from './competition-shown'

export function Facts({ facts }: Pick<CompetitionShown, 'facts'>) {
  return (
    <dl className="yz-contest__facts">
      {(Object.keys(FACTS) as Fact[]).map((fact) => (
        <div key={fact} data-fact={fact} hidden={facts?.[fact] === ''}>
          <dt>{FACTS[fact]}</dt>
          <dd>{facts?.[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the visitor is doing, once they have signed up. */
export function Own({ own }: { own: OwnShown | undefined }) {
  const { nick = '', asset = '', rate = { text: '', tone: '' }, place = '', out = '' } = own ?? {}
  return (
    <section className="yz-contest__own" aria-label="我的战绩" hidden={!own}>
      <p className="yz-contest__label">
        我的战绩 <span className="yz-contest__nick">{nick}</span>
      </p>
      <dl className="yz-contest__figures">
        <div>
          <dt>总资产（元）</dt>
          <dd className="yz-contest__asset">{asset}</dd>
        </div>
        <div>
          <dt>收益率</dt>
          <dd>
            <span className="yz-simulate__rate" data-tone={rate.tone || undefined}>
              {rate.text}
            </span>
          </dd>
        </div>
        <div>
          <dt>名次</dt>
          <dd className="yz-contest__place">{place}</dd>
        </div>
      </dl>
      <p className="yz-contest__out" hidden={out === ''}>
        {out}
      </p>
    </section>
  )
}

/** As many rows as most contests have. */
const WAITING = 3

/** What each place wins. */
export function Prizes({ prizes }: Pick<CompetitionShown, 'prizes'>) {
  return (
    <section className="yz-contest__prizes" hidden={prizes?.length === 0}>
      <table>
        <caption>奖品</caption>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">奖品</th>
            <th scope="col">价值</th>
          </tr>
        </thead>
        <tbody>
          {prizes
            ? prizes.map((prize) => <Prize key={prize.place} prize={prize} />)
            : Array.from({ length: WAITING }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus.
                <tr key={index} className="yz-contest__bones" aria-hidden="true">
                  <td colSpan={3}>
                    <i />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
      <p className="yz-contest__terms">至少完成 3 笔卖出才能获奖，以最终排名为准</p>
      <Later name="prize">
        <table>
          <tbody>
            <Prize />
          </tbody>
        </table>
      </Later>
    </section>
  )
}

/** Without one it is rendered for own-competition.ts. */
function Prize({ prize }: { prize?: PrizeShown }) {
  const { place = '', name = '', value = '', image = '' } = prize ?? {}
  const room = { alt: '', width: 44, height: 44 }
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">
        {!prize ? <ImageRoom {...room} /> : image !== '' && <GivenImage url={image} {...room} />}
        <span>{name}</span>
      </th>
      <td>{value}</td>
    </tr>
  )
}

export function Rules({ rules }: Pick<CompetitionShown, 'rules'>) {
  return (
    <details className="yz-contest__rules" hidden={rules.length === 0}>
      <summary>比赛规则</summary>
      <div>
        {rules.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  )
}

/** What there is to press, or to say instead. */
export function Act({ stage, text, href }: Pick<CompetitionShown, 'stage' | 'text' | 'href'>) {
  return (
    <div className="yz-contest__act">
      {stage === 'enrol' && <Press does="enrol" text={text} />}
      {stage === 'mine' && (
        <a className="yz-tap yz-contest__button yz-contest__text" href={href}>
          {text}
        </a>
      )}
      {(stage === 'said' || stage === 'look') && <p className="yz-contest__said yz-contest__text">{text}</p>}
      {stage === 'look' && (
        <button className="yz-tap yz-contest__second" type="button" data-does="login">
          登录查看我的战绩
        </button>
      )}
      {stage === 'failed' && (
        <>
          <p className="yz-contest__said yz-contest__text" role="alert">
            {text}
          </p>
          <button className="yz-tap yz-contest__second" type="button" data-does="again">
            重试
          </button>
        </>
      )}
    </div>
  )
}

function Press({ does, text }: { does: string; text: string }) {
  return (
    <button className="yz-tap yz-contest__button yz-contest__text" type="button" data-does={does}>
      {text}
    </button>
  )
}
