import { useHost } from '@yingzao/renderer'
import { useEffect, useRef } from 'react'
import { AdviserWords } from './adviser-words'
import { CheckResult } from './check-result'
import type { Diagnosis } from './holdings'
import type { WStockHoldProps } from './props'
import type { DiagnosisState } from './use-diagnosis'

interface DiagnosisPartProps extends DiagnosisState {
  unlock: WStockHoldProps['unlock']
  /** How many cards to expect; their space is kept. */
  count: number
  onRetry: () => void
}

/** What is shown below the form once a diagnosis has been asked for. */
export function DiagnosisPart({ isBusy, result, refusal, unlock, count, onRetry }: DiagnosisPartProps) {
  const host = useHost()
  return (
    <div aria-busy={isBusy || undefined}>
      {refusal && (
        <div className="yz-stock__refusal">
          <p role="alert">{refusal.msg}</p>
          {refusal.next === 'retry' ? (
            <button className="yz-tap yz-stock__button" type="button" onClick={onRetry}>
              重试
            </button>
          ) : (
            <button className="yz-tap yz-stock__button" type="button" onClick={() => void host.login()}>
              去登录
            </button>
          )}
        </div>
      )}
      {isBusy && !result && (
        <div className="yz-stock__waiting" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index).map((index) => (
            <i key={index} />
          ))}
        </div>
      )}
      {result && <Result key={result.checked_at} result={result} isOld={isBusy} unlock={unlock} />}
    </div>
  )
}

interface ResultProps {
  result: Diagnosis
  /** Another one is asked for. */
  isOld: boolean
  unlock: WStockHoldProps['unlock']
}

function Result({ result, isOld, unlock }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the visitor who pressed the button to the result.
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={`yz-stock__result ${isOld ? 'yz-stock__result--old' : ''}`.trim()}>
      <h3 ref={title} tabIndex={-1}>
        诊断结果
      </h3>
      <CheckResult check={result}>
        <AdviserWords result={result} unlock={unlock} />
      </CheckResult>
    </section>
  )
}
