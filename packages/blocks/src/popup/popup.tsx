import './popup.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import type { PopupProps } from './props'

/** Initially hidden. The boot opens and closes it without React; the islands are inside. */
function Popup({ id, props, children }: ViewProps<PopupProps>) {
  const { position, title, mask, closeOnMask } = props
  return (
    <Dialog
      className={`yz-popup yz-popup--${position}${mask ? '' : ' yz-popup--bare'}`}
      popupId={id}
      label={title || '弹窗'}
      closesOnMask={closeOnMask}
    >
      <Panel className="yz-popup__panel" look={position === 'bottom' ? 'sheet' : 'box'}>
        <CloseIcon />
        {/* Only the content scrolls: the icon stays within reach. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
        <div className="yz-popup__content" tabIndex={0}>
          {children}
        </div>
      </Panel>
    </Dialog>
  )
}

export const popup = defineView<PopupProps>({ name: 'popup', view: Popup, floats: true })
