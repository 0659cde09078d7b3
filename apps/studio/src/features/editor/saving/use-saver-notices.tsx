import { patchBetween, patchPage } from '@yingzao/editor-core'
import { App, Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useMember } from '../../../ui/member-context'
import { useRun, useSession } from '../session/session-context'
import { ChangeList, changeLines } from './change-list'
import type { OpenSaver } from './create-saver'
import type { SaverEvent } from './save-state'
import { wording } from './wording'

const JOINED_SECONDS = 8

/** Says what came into the page by itself: what others saved, and what a killed tab had left. */
export function useSaverNotices({ subscribe }: OpenSaver): void {
  const session = useSession()
  const run = useRun()
  const { name } = useMember()
  const { modal, notification } = App.useApp()

  const tell = useEffectEvent(({ kind, by, before, after }: SaverEvent) => {
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
      title: isRecovered ? wording.recovered : by === name ? wording.joinedSelf : wording.joined(by),
      description: isRecovered ? wording.recoveredText : wording.joinedText,
      duration: isRecovered ? 0 : JOINED_SECONDS,
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

  useEffect(() => subscribe((event) => tell(event)), [subscribe])
  useEffect(
    () => () => {
      notification.destroy('recovered')
      notification.destroy('joined')
    },
    [notification],
  )
}
