import '@yingzao/renderer/dialog/panel.css'
import './popup-panel.css'
import type { ReactNode, RefObject } from 'react'
import { CloseIcon } from '../dialog/dialog'
import { Panel } from '../dialog/panel'

interface PopupPanelProps {
  title: string
  /** With a tick above the title: something is done. */
  isDone?: boolean
  panel?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The content of a popup of the form. Its close icon comes last, so that a field in it gets the focus first. */
export function PopupPanel({ title, isDone, panel, children }: PopupPanelProps) {
  return (
    <Panel className="yz-lead__panel" ref={panel}>
      {isDone && <div className="yz-lead__mark" />}
      <b className="yz-lead__heading" aria-hidden="true">
        {title}
      </b>
      {children}
      <CloseIcon />
    </Panel>
  )
}
