import { App } from 'antd'
import { useCloseGuard } from './use-close-guard'
import { wording } from './wording'

/** Closes a form; asks before, and has the browser ask too, while `wouldLose` says that something would be lost. */
export function useAskingClose(wouldLose: () => boolean, onClose: () => void): () => void {
  const { modal } = App.useApp()
  useCloseGuard(wouldLose)
  return () => {
    if (!wouldLose()) return onClose()
    void modal.confirm({
      title: wording.lose.title,
      content: wording.lose.text,
      okText: wording.lose.go,
      okButtonProps: { danger: true },
      cancelText: wording.lose.stay,
      focusable: { autoFocusButton: 'cancel' },
      onOk: onClose,
    })
  }
}
