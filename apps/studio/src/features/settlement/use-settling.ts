import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { SETTLED } from './settlement-rows'
import { wording } from './wording'

const words = wording.settle

interface Settling {
  /** Asks whether to settle a day, and settles it. */
  ask: (day: string) => void
  /** The same for the final ranking, based on the newest day. */
  askFreeze: (day: string) => void
  isPending: boolean
  problem: Error | null
}

/** Settles the next day of a contest, after a warning that it cannot be undone. */
export function useSettling(competition_id: string): Settling {
  const { message, modal } = App.useApp()
  const call = useStudioCall('simDaySettle', { changes: SETTLED })
  const settle = (day: string) =>
    call.mutate(
      { competition_id, day },
      {
        onSuccess: ({ outcome, players, final }) => {
          if (final) void message.success(words.frozen(final.version))
          else if (outcome === 'already') void message.info(words.already(day))
          else void message.success(words.done(day, players))
        },
      },
    )
  const confirm = (title: string, content: string, okText: string, day: string) =>
    void modal.confirm({
      title,
      content,
      okText,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => settle(day),
    })
  return {
    ask: (day) => confirm(words.title(day), words.text, words.go, day),
    askFreeze: (day) => confirm(words.freezeTitle, words.freezeText, words.freezeGo, day),
    isPending: call.isPending,
    problem: call.error,
  }
}
