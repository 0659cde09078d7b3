import './countdown.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Fragment, type ReactNode } from 'react'
import type { CountdownProps } from './props'
import { OPEN, type Part, partLeft } from './remaining'

/** The digits at the moment of rendering, which the server does not know; `live.ts` updates them from then on. */
function Countdown({ props }: ViewProps<CountdownProps>) {
  const { endTime, type } = props
  const now = useHost().now()
  const part = (name: Part) => <b data-part={name}>{now === 0 ? OPEN : partLeft(name, endTime, now)}</b>
  return (
    <div
      className={`yz-countdown yz-countdown--${type}`}
      role="timer"
      aria-live="off"
      aria-label={`${props.name} ${endLabel(endTime)}`.trim()}
      data-end={endTime}
    >
      {LAYOUTS[type](props, part)}
      <noscript>（{endLabel(endTime)}）</noscript>
    </div>
  )
}

type Layout = (props: CountdownProps, part: (name: Part) => ReactNode) => ReactNode

const UNITS: ReadonlyArray<readonly [Part, string]> = [
  ['d', '天'],
  ['h', '时'],
  ['m', '分'],
  ['s', '秒'],
]

/** The five looks of DOMAIN.md 4.2. */
const LAYOUTS: Record<CountdownProps['type'], Layout> = {
  1: (props, part) =>
    named(
      props,
      UNITS.map(([name, unit]) => (
        <Fragment key={name}>
          {part(name)}
          <i>{unit}</i>
        </Fragment>
      )),
    ),
  2: (props, part) =>
    named(
      props,
      <>
        {part('H')}
        <i>:</i>
        {part('m')}
        <i>:</i>
        {part('s')}
      </>,
    ),
  3: (props, part) =>
    named(
      props,
      <>
        {part('d')}
        <i>天</i>
        {part('h')}
        <i>{props.character}</i>
        {part('m')}
        <i>{props.character}</i>
        {part('s')}
      </>,
    ),
  4: (props, part) => LAYOUTS[1](props, part),
  5: ({ name }, part) => (
    <p>
      {name && `距${name}`}还剩{part('d')}天{part('h')}时{part('m')}分{part('s')}秒
    </p>
  ),
}

function named({ name }: CountdownProps, parts: ReactNode): ReactNode {
  return (
    <>
      {name && <span className="yz-countdown__name">{name}</span>}
      <span className="yz-countdown__parts">{parts}</span>
    </>
  )
}

const BEIJING_MS = 8 * 3_600_000
/** A document may hold moments that are too far off for a `Date` eight hours later. */
const LAST_DAY = Date.UTC(9999, 11, 31)

/** The end in Beijing time, for those who cannot see the digits run. */
function endLabel(endTime: number): string {
  const end = new Date(Math.min(endTime, LAST_DAY) + BEIJING_MS).toISOString()
  return `截止 ${end.slice(0, 10)} ${end.slice(11, 16)}`
}

export const countdown = defineView<CountdownProps>({ name: 'countdown', view: Countdown, live: 'start' })
