import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { EffectView } from './effect-view'
import { CHANGED, type SwitchRow, switchWords } from './switch-rows'
import { wording } from './wording'

/** Something that is switched off: by whom, why, its effect, and the steps to switch it on again. */
export function ActiveSwitch({ row }: { row: SwitchRow }) {
  const member = useMember()
  const effect = useStudioCall('switchEffect')
  const what = switchWords(row)
  return (
    <li className="ks-active">
      <div>
        <strong>{what}</strong>
        {needsCode(row) && <span className="st-soft"> {row.value}</span>}
      </div>
      <div>{wording.reason(row.reason)}</div>
      <div className="st-soft">{wording.setBy(row.set_by, dateTimeText(row.set_at))}</div>
      {row.lift_asked_by !== null && row.lift_asked_at !== null && (
        <div>{wording.askedBy(row.lift_asked_by, dateTimeText(row.lift_asked_at))}</div>
      )}
      {row.is_own_ask && <div className="st-hint">{wording.ownAsk}</div>}
      <div className="ks-acts">
        {mayCall(member, studioOperations.switchEffect) && (
          <Button
            aria-label={wording.effectOf(what)}
            loading={effect.isPending}
            onClick={() => effect.mutate({ scope: row.scope, value: row.value })}
          >
            {wording.effect}
          </Button>
        )}
        {row.lift_asked_by === null && mayCall(member, studioOperations.switchAskLift) && (
          <Confirmed id="switchAskLift" row={row} what={what} />
        )}
        {row.lift_asked_by !== null && !row.is_own_ask && mayCall(member, studioOperations.switchLift) && (
          <Confirmed id="switchLift" row={row} what={what} />
        )}
      </div>
      {effect.error && (
        <p role="alert">{problemText(effect.error, { tooManyRequests: wording.effects.tooOften })}</p>
      )}
      {effect.data && <EffectView effect={effect.data} />}
    </li>
  )
}

const STEPS = {
  switchAskLift: {
    button: wording.ask,
    name: wording.askOf,
    confirm: wording.askConfirm,
    done: wording.asked,
  },
  switchLift: {
    button: wording.lift,
    name: wording.liftOf,
    confirm: wording.liftConfirm,
    done: wording.lifted,
  },
} as const

/** A step towards switching on again, which asks for confirmation first. */
function Confirmed({ id, row, what }: { id: keyof typeof STEPS; row: SwitchRow; what: string }) {
  const { message, modal } = App.useApp()
  const call = useStudioCall(id, { changes: CHANGED })
  const { button, name, confirm, done } = STEPS[id]
  const run = () =>
    call.mutate(
      { switch_id: row.switch_id },
      {
        onSuccess: () => void message.success(done),
        onError: (error) => void message.error(problemText(error, { conflict: wording.changed })),
      },
    )
  const ask = () =>
    modal.confirm({
      title: confirm.title,
      content: wording.confirmed(what, confirm.text),
      okText: button,
      onOk: run,
    })
  return (
    <Button type="primary" aria-label={name(what)} loading={call.isPending} onClick={ask}>
      {button}
    </Button>
  )
}

function needsCode({ value, value_name }: SwitchRow): boolean {
  return value !== '' && value_name !== ''
}
