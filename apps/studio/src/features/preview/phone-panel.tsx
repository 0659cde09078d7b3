import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import type { Answer } from '../../state/calls'
import { copyText } from '../../state/copy-text'
import { ProblemNote } from '../../ui/problem-note'
import { wording } from '../../wording'
import { phoneLink } from './phone-link'
import { timeLeftText } from './time-left'

const words = wording.preview

/** The page on a real phone: a code to point it at, how long that is good for, and the link by itself. */
export function PhonePanel({ link }: { link: UseQueryResult<Answer<'previewLink'>> }) {
  const { data, error, refetch, isFetching } = link
  return (
    <section className="pv-phone-panel" aria-label={words.phone}>
      <div className="pv-head">
        <h2>{words.phone}</h2>
        <Button type="text" size="small" loading={isFetching} onClick={() => void refetch()}>
          {words.renew}
        </Button>
      </div>
      {data ? <Link link={data} /> : error && <ProblemNote problem={error} retry={() => void refetch()} />}
    </section>
  )
}

function Link({ link }: { link: Answer<'previewLink'> }) {
  const { message } = App.useApp()
  const { url, reach } = phoneLink(link, window.location.origin)
  const left = useTimeLeft(link.expires_at)
  const isOver = left <= 0
  const copy = async () => {
    if (await copyText(url)) void message.success(words.copied)
    else void message.warning(words.notCopied)
  }
  return (
    <>
      <div className="pv-qr-row">
        {reach !== 'nowhere' && (
          <img
            className={isOver ? 'pv-qr pv-qr-over' : 'pv-qr'}
            alt={words.qr}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 1 }))}`}
          />
        )}
        <div>
          {reach === 'nowhere' ? (
            <Alert type="warning" showIcon title={words.qrUnreachable} />
          ) : (
            <p>
              {words.qrAbout}
              {reach === 'network' && words.qrLocal}
            </p>
          )}
          <p className={isOver ? 'pv-over' : 'pv-left'} role="timer">
            {isOver ? words.expired : words.validFor(timeLeftText(left))}
          </p>
        </div>
      </div>
      <div className="pv-link-acts">
        <Button disabled={isOver} onClick={() => window.open(link.url, '_blank', 'noopener')}>
          {words.open}
        </Button>
        <Button disabled={isOver} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </>
  )
}

/** Milliseconds that are left, told every second. */
function useTimeLeft(moment: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(moment) - now
}
