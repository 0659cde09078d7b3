import type { RegionBranch } from '@yingzao/regions/client'
import type { RefObject } from 'react'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
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
    <Dialog
      className="yz-address__dialog"
      ref={dialog}
      popupId={popupId}
      label={title}
      closesOnMask
      onClose={onClose}
    >
      <Panel className="yz-address__sheet" look="sheet">
        <b className="yz-address__title" aria-hidden="true">
          {title}
        </b>
        <CloseIcon />
        {isOpen && <Content {...content} />}
      </Panel>
    </Dialog>
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
