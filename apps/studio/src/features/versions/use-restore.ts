import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { problemText } from '../../ui/problem-text'
import { draftKey } from './use-versions'
import { pickName } from './version-words'
import { wording } from './wording'

interface Restorable {
  code: string
  /** Of the draft that is replaced. */
  revision: number
  /** The version number under which the draft's present content will be kept. */
  next: number
}

/** Restores a version as the draft, after a dialog has told the user what becomes of the present one. */
export function useRestore({ code, revision, next }: Restorable): (version: number) => void {
  const { modal, message } = App.useApp()
  const client = useQueryClient()
  const { mutateAsync } = useStudioCall('draftRestore', { changes: ['versionList', 'pageList'] })
  const restore = (version: number) =>
    mutateAsync({ code, version, base_revision: revision }).then(
      async ({ kept_version }) => {
        await client.invalidateQueries({ queryKey: draftKey(code) })
        void message.success(wording.restored(version, kept_version))
      },
      (error) => {
        void message.error(problemText(error, { conflict: wording.restoreConflict }))
        void client.invalidateQueries({ queryKey: draftKey(code) })
      },
    )
  return (version) =>
    void modal.confirm({
      title: wording.restoreTitle(pickName(version)),
      content: wording.restoreText(version, next),
      okText: wording.restore,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => restore(version),
    })
}
