import { patchBetween, patchPage } from '@yingzao/editor-core'
import { App, Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useMember } from '../../../ui/member-context'
import { useRun, useSession } from '../session/session-context'
import { ChangeList, changeLines } from './change-list'
import type { OpenSaver } from './create-saver'
import type { SaverEvent } from './save-state'
import { wording } from './wording'

const MERGED_SECONDS = 8

/** Reports what changed the page other than the member: what others saved, and recovered drafts of closed tabs. */
export function useSaverNotices({ subscribe }: OpenSaver): void {
  const session = useSession()
  const run = useRun()
  const { name } = useMember()
  const { modal, notification } = App.useApp()

  const show = useEffectEvent(({ kind, by, before, after }: SaverEvent) => {
    const isRecovered = kind === 'recovered'
    const close = () => notification.destroy(kind)
    const look = () =>
      modal.info({
        title: wording.changes.title,
        icon: null,
        width: 480,
        content: <ChangeList lines={changeLines(before, after, session)} />,
      })
    const discard = () => {
      close()
      run(patchPage, { patch: patchBetween(after, before), label: wording.steps.discarded })
    }
    notification.info({
      key: kind,
      title: isRecovered ? wording.recovered : by === name ? wording.mergedSelf : wording.merged(by),
      description: isRecovered ? wording.recoveredText : wording.mergedText,
      duration: isRecovered ? 0 : MERGED_SECONDS,
      placement: 'bottomRight',
      role: 'status',
      actions: (
        <span className="ed-notice-acts">
          {isRecovered && (
            <Button size="small" onClick={discard}>
              {wording.discard}
            </Button>
          )}
          <Button size="small" type="primary" onClick={look}>
            {wording.look}
          </Button>
        </span>
      ),
    })
  })

  useEffect(() => subscribe((event) => show(event)), [subscribe])
  useEffect(
    () => () => {
      notification.destroy('recovered')
      notification.destroy('merged')
    },
    [notification],
  )
}
