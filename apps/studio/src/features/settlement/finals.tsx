import { Card, Tag } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { moneyText } from '../../ui/money-text'
import { HashText } from './hash-text'
import type { Days } from './settlement-rows'
import { wording } from './wording'

const words = wording.finals

/** The final rankings of a contest, the valid one first, with who wins what. */
export function Finals({ finals }: { finals: Days['finals'] }) {
  return (
    <Card title={words.title}>
      {finals.length === 0 && <p className="st-soft">{words.none}</p>}
      <div className="se-finals">
        {finals.map((final, index) => (
          <section key={final.version}>
            <div className="se-final">
              <h3>
                {words.version(final.version)} {index === 0 && <Tag color="blue">{words.newest}</Tag>}
              </h3>
              <HashText hash={final.hash} of={words.version(final.version)} />
            </div>
            <p className="st-soft">{words.facts(dateTimeText(final.frozen_at), final.places)}</p>
            <Prizes final={final} />
          </section>
        ))}
      </div>
    </Card>
  )
}

function Prizes({ final: { prizes } }: { final: Days['finals'][number] }) {
  if (prizes.length === 0) return <p className="st-soft">{words.noPrizes}</p>
  return (
    <div className="st-wide se-wide">
      <table className="se-prizes">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.prize}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ rank, nick_name, name, value, is_won }) => (
            <tr key={rank}>
              <td className="st-number">{rank}</td>
              <td>{nick_name}</td>
              <td>
                {name} {!is_won && <span className="st-warn">{words.notWon}</span>}
              </td>
              <td className="st-number">{moneyText(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
