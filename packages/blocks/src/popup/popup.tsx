import './popup.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { PopupProps } from './props'

/** Hidden at creation. The boot opens and closes it without React; the islands stand inside. */
function Popup({ id, props, children }: ViewProps<PopupProps>) {
  return (
    <dialog
      className={`yz-popup yz-popup--${props.position}${props.mask ? '' : ' yz-popup--bare'}`}
      data-popup={id}
      data-mask={props.closeOnMask ? '' : undefined}
      // biome-ignore lint/a11y/noRedundantRoles: a browser below iOS 15.4 knows no dialog and needs to be told.
      role="dialog"
      aria-modal="true"
      aria-label={props.title || '弹窗'}
    >
      <div className="yz-popup__panel">
        <button className="yz-popup__close" type="button" data-close="" aria-label="关闭" />
        {/* Only the content scrolls: the icon stays within reach. */}
        <div className="yz-popup__content">{children}</div>
      </div>
    </dialog>
  )
}

export const popup = defineView<PopupProps>({ name: 'popup', view: Popup })
