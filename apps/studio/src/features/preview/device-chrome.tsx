import type { Container } from '@yingzao/schema/client'
import type { ReactNode } from 'react'

interface DeviceChromeProps {
  place: Container
  title: string
  address: string
}

/** The screen pixels that it takes up. */
export const CHROME_HEIGHT = 40

/**
 * What surrounds the page where it is open, as visitors know it: the bar of the app, of WeChat, of a mini program with
 * its capsule, of a browser with the address. Only a drawing: nothing in it can be pressed.
 */
export function DeviceChrome({ place, title, address }: DeviceChromeProps) {
  return (
    <div className={`pv-chrome pv-chrome-${place}`} style={{ height: CHROME_HEIGHT }} aria-hidden="true">
      {INSIDE[place]({ title, address })}
    </div>
  )
}

type Inside = (facts: Pick<DeviceChromeProps, 'title' | 'address'>) => ReactNode

const INSIDE: Readonly<Record<Container, Inside>> = {
  app: ({ title }) => (
    <>
      <i className="pv-back" />
      <b>{title}</b>
      <i className="pv-dots" />
    </>
  ),
  wx: ({ title }) => (
    <>
      <i className="pv-cross" />
      <b>{title}</b>
      <i className="pv-dots" />
    </>
  ),
  mp: ({ title }) => (
    <>
      <i className="pv-back" />
      <b>{title}</b>
      <span className="pv-capsule">
        <i className="pv-dots" />
        <i className="pv-ring" />
      </span>
    </>
  ),
  mb: ({ address }) => <span className="pv-address">{address}</span>,
  pc: ({ address }) => (
    <>
      <span className="pv-lights">
        <i />
        <i />
        <i />
      </span>
      <span className="pv-address">{address}</span>
    </>
  ),
}
