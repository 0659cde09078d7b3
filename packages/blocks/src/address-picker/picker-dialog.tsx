import type { RegionBranch } from '@yingzao/regions/client'
import type { RefObject } from 'react'
import { PickerPanel } from './picker-panel'
import type { RegionsState } from './use-regions'

interface PickerDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  popupId: string
  title: string
  isOpen: boolean
  regions: RegionsState
  /** Ids of the address that is already there. */
  ids: readonly number[]
  onRetry: () => void
  onWhole: (branch: RegionBranch) => void
  onClose: () => void
}

/** The sheet. It is in the page from the start, because the page's code for old browsers looks for dialogs once. */
export function PickerDialog({ dialog, popupId, title, isOpen, onClose, ...content }: PickerDialogProps) {
  return (
    <dialog
      className="yz-address__dialog"
      ref={dialog}
      data-popup={popupId}
      data-mask=""
      // biome-ignore lint/a11y/noRedundantRoles: a browser below iOS 15.4 knows no dialog and needs to be told.
      role="dialog"
      aria-modal="true"
      aria-label={title}
      onClose={onClose}
    >
      <div className="yz-address__sheet">
        <b className="yz-address__title" aria-hidden="true">
          {title}
        </b>
        <button className="yz-address__close" type="button" data-close="" aria-label="关闭" />
        {isOpen && <Content {...content} />}
      </div>
    </dialog>
  )
}

function Content({
  regions,
  ids,
  onRetry,
  onWhole,
}: Pick<PickerDialogProps, 'regions' | 'ids' | 'onRetry' | 'onWhole'>) {
  if (regions === 'failed') {
    return (
      <div className="yz-address__note" role="alert">
        <p>地区没有加载出来，请检查网络后重试</p>
        <button className="yz-address__retry" type="button" onClick={onRetry}>
          重试
        </button>
      </div>
    )
  }
  if (typeof regions === 'string') {
    return (
      <p className="yz-address__note" role="status">
        正在加载地区…
      </p>
    )
  }
  return <PickerPanel regions={regions} ids={ids} onWhole={onWhole} />
}
