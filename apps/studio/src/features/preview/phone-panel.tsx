import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import type { Answer } from '../../state/calls'
import { svgAddress } from '../../state/svg-address'
import { ProblemNote } from '../../ui/problem-note'
import { useCopy } from '../../ui/use-copy'
import { phoneLink } from './phone-link'
import { timeLeftText } from './time-left'
import { wording } from './wording'

/** The page on a real phone: a QR code to scan, how long it is valid, and the link itself. */
export function PhonePanel({ link }: { link: UseQueryResult<Answer<'previewLink'>> }) {
  const { data, error, refetch, isFetching } = link
  return (
    <section className="pv-phone-panel" aria-label={wording.phone}>
      <div className="pv-head">
        <h2>{wording.phone}</h2>
        <Button type="text" size="small" loading={isFetching} onClick={() => void refetch()}>
          {wording.renew}
        </Button>
      </div>
      {data ? <Link link={data} /> : error && <ProblemNote problem={error} retry={() => void refetch()} />}
    </section>
  )
}

function Link({ link }: { link: Answer<'previewLink'> }) {
  const copy = useCopy(wording)
  const { url, reach } = phoneLink(link, window.location.origin)
  const left = useTimeLeft(link.expires_at)
  const isOver = left <= 0
  return (
    <>
      <div className="pv-qr-row">
        {reach !== 'nowhere' && (
          <img
            className={isOver ? 'pv-qr pv-qr-over' : 'pv-qr'}
            alt={wording.qr}
            src={svgAddress(renderSVG(url, { border: 1 }))}
          />
        )}
        <div>
          {reach === 'nowhere' ? (
            <Alert type="warning" showIcon title={wording.qrUnreachable} />
          ) : (
            <p>
              {wording.qrAbout}
              {reach === 'network' && wording.qrLocal}
            </p>
          )}
          <p className={isOver ? 'pv-over' : 'pv-left'} role="timer">
            {isOver ? wording.expired : wording.validFor(timeLeftText(left))}
          </p>
        </div>
      </div>
      <div className="pv-link-acts">
        <Button disabled={isOver} onClick={() => window.open(link.url, '_blank', 'noopener')}>
          {wording.open}
        </Button>
        <Button disabled={isOver} onClick={() => void copy(url)}>
          {wording.copy}
        </Button>
      </div>
    </>
  )
}

/** The milliseconds left, updated every second. */
function useTimeLeft(timestamp: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(timestamp) - now
}
