import { adviserText } from '../answers/adviser-text'
import { minuteText } from '../answers/moments'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import type { Diagnosis } from './holdings'
import type { WStockHoldProps } from './props'
import { nameOf } from './words'

interface AdviserWordsProps {
  result: Diagnosis
  unlock: WStockHoldProps['unlock']
}

/**
 * What an adviser has written about the shares, only for clients who have signed a contract; others read how to get it.
 */
export function AdviserWords({ result: { is_signed, adviser_note = [], list }, unlock }: AdviserWordsProps) {
  const nameFor = (code: string) => nameOf(list.find((share) => share.code === code) ?? { code, name: '' })
  return (
    <section className="yz-stock__adviser">
      <h4>投顾点评</h4>
      {!is_signed && (
        <>
          <p className="yz-stock__none">签署服务协议后可查看投顾点评</p>
          {unlock && (
            <Tap common={commonOf({ action: unlock })} className="yz-stock__button">
              去签署
            </Tap>
          )}
        </>
      )}
      {is_signed && adviser_note.length === 0 && <p className="yz-stock__none">暂无投顾点评</p>}
      {is_signed &&
        adviser_note.map(({ code, text, adviser, adviser_no, written_at }) => (
          <article className="yz-stock__note-card" key={`${code} ${written_at}`}>
            <p className="yz-stock__head">
              <b>{nameFor(code)}</b>
              <span className="yz-stock__code">{code}</span>
            </p>
            <p className="yz-stock__said">{text}</p>
            <p className="yz-stock__by">
              {adviserText(adviser, adviser_no)}
              <span>{minuteText(written_at)}</span>
            </p>
          </article>
        ))}
    </section>
  )
}
