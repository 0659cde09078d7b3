import './retain-popup.css'
import { defineView, Picture, useHost, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { type RefObject, useEffect, useRef } from 'react'
import { Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { Tap } from '../tap/tap'
import type { RetainPopupProps } from './props'

/** The boot opens and closes it like any popup; the island only asks for it, once the page is there. */
function RetainPopup({ id, props }: ViewProps<RetainPopupProps>) {
  const { image, title, sub_title, button1_text, button1_url, button2_text } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useOpening(dialog, id, props)
  if (!isWhole(props)) return null
  return (
    <Dialog className="yz-retain" ref={dialog} popupId={id} label={title || button1_text}>
      {/* Takes the focus when it opens: nobody tapped, so a button would wear a ring that says nothing. */}
      <Panel className="yz-retain__panel" tabIndex={-1}>
        {image !== '' && (
          <Picture url={image} alt="" blockId={id} className="yz-retain__picture" sizes="75vw" />
        )}
        {title !== '' && <p className="yz-retain__title">{title}</p>}
        {sub_title !== '' && <p className="yz-retain__words">{sub_title}</p>}
        <Tap common={{ action: { type: ACTION_TYPES.link, atext: button1_url } }} className="yz-retain__stay">
          {button1_text}
        </Tap>
        {/* Not a `yz-tap`: those are dead before and after the campaign, and this must close even then. */}
        <button className="yz-retain__leave" type="button" data-close="">
          {button2_text || '残忍离开'}
        </button>
      </Panel>
    </Dialog>
  )
}

/** Without somewhere to stay for it would only be in the way. */
function isWhole({ button1_text, button1_url }: RetainPopupProps): boolean {
  return button1_text !== '' && button1_url !== ''
}

function useOpening(dialog: RefObject<HTMLDialogElement | null>, id: string, props: RetainPopupProps): void {
  const host = useHost()
  const { once, button1_url } = props
  const opens = isWhole(props)
  useEffect(() => {
    // Ids repeat on other pages; what it leads to tells them apart.
    const key = `retain:${id}:${button1_url}`
    if (!opens || (once && host.session.get(key) !== undefined)) return
    void host.run({ type: ACTION_TYPES.popup, popupId: id }, id).then(() => {
      // A condition may have kept it closed, and then its one time is still to come.
      if (once && isOpening(dialog.current)) host.session.set(key, '1')
    })
  }, [host, dialog, id, once, button1_url, opens])
}

/** Open, or waiting for what a browser without `<dialog>` opens it with. */
function isOpening(dialog: HTMLDialogElement | null): boolean {
  return dialog !== null && (dialog.open || dialog.dataset.waits !== undefined)
}

export const retainPopup = defineView<RetainPopupProps>({
  name: 'retainPopup',
  view: RetainPopup,
  island: 'load',
  floats: true,
})
