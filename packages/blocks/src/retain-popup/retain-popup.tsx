import './retain-popup.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { Tap } from '../tap/tap'
import type { RetainPopupProps } from './props'

/** The boot opens and closes it like any popup; when it opens by itself, `live.ts` decides by what is written here. */
function RetainPopup({ id, props }: ViewProps<RetainPopupProps>) {
  const { image, title, sub_title, button1_text, button1_url, button2_text } = props
  // Without a place to continue at, it would only be in the way.
  if (button1_text === '' || button1_url === '') return null
  return (
    <Dialog className="yz-retain" popupId={id} label={title || button1_text}>
      {/* Takes the focus when it opens: nobody tapped, so a button would wear a ring that says nothing. */}
      <Panel className="yz-retain__panel" tabIndex={-1} {...openingOf(props)}>
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

/** Returns what opens it, after how much of that, and how often, for `live.ts`. */
function openingOf({ trigger, seconds, percent, once }: RetainPopupProps) {
  const after = { load: undefined, leave: undefined, delay: seconds, scroll: percent }
  return { 'data-opens': trigger, 'data-after': after[trigger], 'data-once': once || undefined }
}

export const retainPopup = defineView<RetainPopupProps>({
  name: 'retainPopup',
  view: RetainPopup,
  live: 'soon',
  floats: true,
})
