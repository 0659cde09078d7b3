import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { type RefObject, useRef, useState } from 'react'
import type { Answer } from '../answers/answer'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { Fault } from '../fields/field'
import { useOnce } from '../fields/use-once'
import type { Registration } from './open-day-shown'

interface Cancelling {
  cancel: (my: Registration) => Promise<Answer>
  /** The registration is cancelled, and the dialog is closed. */
  onCancelled: (my: Registration) => void
}

/**
 * Asks before a registration is cancelled, and cancels it. The dialog stays in the page even without a registration: if
 * it were removed while open, it could not unlock what is behind it.
 */
export function useCancelDialog(
  id: string,
  my: Registration | undefined,
  { cancel, onCancelled }: Cancelling,
) {
  const host = useHost()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const once = useOnce()
  const popupId = `${id}--cancel`
  return {
    open() {
      setFault('')
      // Like any popup: the page then locks what is behind, and can handle browsers without <dialog>.
      void host.run({ type: ACTION_TYPES.popup, popupId }, id)
    },
    dialog: {
      popupId,
      dialog,
      isBusy,
      fault,
      onConfirm() {
        once(async () => {
          if (!my) {
            dialog.current?.close()
            return
          }
          setBusy(true)
          setFault('')
          const said = await cancel(my)
          setBusy(false)
          if (said.state === 'failed') {
            setFault(said.msg || '没有取消成功，请稍后重试')
            return
          }
          dialog.current?.close()
          if (said.state === 'known') onCancelled(my)
          else await host.login()
        })
      },
    },
  }
}

interface CancelDialogProps {
  popupId: string
  dialog: RefObject<HTMLDialogElement | null>
  isBusy: boolean
  fault: string
  onConfirm: () => void
}

export function CancelDialog({ popupId, dialog, isBusy, fault, onConfirm }: CancelDialogProps) {
  return (
    <Dialog ref={dialog} popupId={popupId} label="取消预约" closesOnMask>
      <Panel className="yz-open-day__panel">
        <p className="yz-open-day__question">取消预约？</p>
        <p className="yz-open-day__said">取消后名额将让给其他人</p>
        <Fault text={fault} />
        <button className="yz-tap yz-submit" type="button" data-close="">
          暂不取消
        </button>
        <button className="yz-open-day__confirm" type="button" aria-busy={isBusy} onClick={onConfirm}>
          {isBusy ? '正在取消…' : '确定取消'}
        </button>
        <CloseIcon />
      </Panel>
    </Dialog>
  )
}
