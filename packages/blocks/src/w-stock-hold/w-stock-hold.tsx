import '../fields/field.css'
import '../fields/submit-button.css'
import './w-stock-hold.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { type FormEvent, useEffect, useRef } from 'react'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { BlockTitle } from '../block-title/block-title'
import { useFaultFocus } from '../fields/use-fault-focus'
import { DiagnosisPart } from './diagnosis-part'
import { checkRows, weightRemark } from './hold-entry'
import { HoldRow } from './hold-row'
import type { HoldEvent } from './hold-state'
import { isEmptyRow, MOST_ROWS } from './holdings'
import type { WStockHoldProps } from './props'
import { RecordsDialog } from './records-dialog'
import { useDiagnosis } from './use-diagnosis'
import { useHold } from './use-hold'
import { useRecords } from './use-records'

function WStockHold({ id, props }: ViewProps<WStockHoldProps>) {
  const isLoggedIn = useIsLoggedIn()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useHold(id, form)
  const records = useRecords(isLoggedIn)
  const diagnosis = useDiagnosis(records.again)
  const { rows, faults } = state
  /** What takes the focus once it is there. */
  const awaited = useRef('')
  useFaultFocus(form, state.failures)
  useEffect(() => {
    if (awaited.current !== '') form.current?.querySelector<HTMLElement>(awaited.current)?.focus()
    awaited.current = ''
  })

  function change(event: HoldEvent, next: string): void {
    awaited.current = next
    send(event)
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    const checked = checkRows(rows)
    if ('faults' in checked) send({ type: 'refused', faults: checked.faults })
    else diagnosis.diagnose(checked.items)
  }

  return (
    <div className="yz-stock">
      <BlockTitle text={props.title} />
      {/* Nothing of it goes anywhere by itself: sent before it is awake, it waits for that. */}
      <form ref={form} method="dialog" noValidate aria-label={props.title || '持股诊断'} onSubmit={submit}>
        {rows.map((row, index) => (
          <HoldRow
            key={row.key}
            row={row}
            number={index + 1}
            faults={faults}
            send={send}
            onRemove={
              rows.length > 1 ? () => change({ type: 'removed', key: row.key }, '.yz-stock__add') : undefined
            }
          />
        ))}
        <button
          className="yz-tap yz-stock__add"
          type="button"
          disabled={rows.length >= MOST_ROWS}
          onClick={() => change({ type: 'added' }, 'fieldset:last-of-type input')}
        >
          {rows.length < MOST_ROWS ? '添加一只' : `最多 ${MOST_ROWS} 只`}
        </button>
        <p className="yz-stock__remark" role="status">
          {weightRemark(rows)}
        </p>
        <button className="yz-tap yz-submit" type="submit" aria-busy={diagnosis.isBusy}>
          {diagnosis.isBusy ? '正在诊断…' : '开始诊断'}
        </button>
        <p className="yz-stock__no-script">诊断需要运行脚本，请换一个浏览器打开本页</p>
      </form>
      {props.note !== '' && <p className="yz-stock__note">{props.note}</p>}
      <Foot id={id} isLoggedIn={isLoggedIn} left={diagnosis.result?.left_today ?? null} />
      <DiagnosisPart
        {...diagnosis}
        unlock={props.unlock}
        count={rows.filter((row) => !isEmptyRow(row)).length}
        onRetry={submit}
      />
      {isLoggedIn && <RecordsDialog popupId={recordsOf(id)} records={records} />}
    </div>
  )
}

const recordsOf = (id: string) => `${id}--records`

interface FootProps {
  id: string
  isLoggedIn: boolean
  /** How often an anonymous visitor may still ask today; null: not known, or no limit. */
  left: number | null
}

/** Below the form: what is kept for logged-in visitors, and what a login is good for. */
function Foot({ id, isLoggedIn, left }: FootProps) {
  const host = useHost()
  // Like any popup: the page then locks what is behind, and can handle browsers without <dialog>.
  const open = () => void host.run({ type: ACTION_TYPES.popup, popupId: recordsOf(id) }, id)
  return (
    <div className="yz-stock__foot">
      {isLoggedIn ? (
        <button className="yz-tap yz-stock__text" type="button" onClick={open}>
          我的诊断记录
        </button>
      ) : (
        <>
          {left !== null && <span role="status">今日还可诊断 {left} 次</span>}
          <button className="yz-tap yz-stock__text" type="button" onClick={() => void host.login()}>
            登录后保存诊断记录
          </button>
        </>
      )}
    </div>
  )
}

export const wStockHold = defineView<WStockHoldProps>({
  name: 'wStockHold',
  view: WStockHold,
  island: 'wanted',
})
