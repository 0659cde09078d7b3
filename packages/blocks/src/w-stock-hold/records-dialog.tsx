import { useEffect, useRef } from 'react'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { Fault } from '../fields/field'
import { CheckResult } from './check-result'
import type { Check } from './holdings'
import { ALL, type useRecords } from './use-records'
import { checkTitle } from './words'

type Records = ReturnType<typeof useRecords>

interface RecordsDialogProps {
  popupId: string
  records: Records
}

/** The checks of the last thirty days, the newest open, each as it was answered then. */
export function RecordsDialog({ popupId, records }: RecordsDialogProps) {
  const { answer, again } = records
  return (
    <Dialog popupId={popupId} label="我的诊断记录" closesOnMask>
      <Panel className="yz-stock__panel" look="sheet">
        <h3 className="yz-stock__panel-title">我的诊断记录</h3>
        <p className="yz-stock__keeping">记录保存 30 天，可随时删除</p>
        {answer.state === 'loading' && (
          <p className="yz-stock__none" role="status">
            正在读取…
          </p>
        )}
        {(answer.state === 'failed' || answer.state === 'anonymous') && (
          <div className="yz-stock__refusal">
            <p role="alert">{(answer.state === 'failed' && answer.msg) || '记录没有读取成功'}</p>
            <button className="yz-tap yz-stock__button" type="button" onClick={again}>
              重试
            </button>
          </div>
        )}
        {answer.state === 'known' && <RecordList list={answer.response.list} records={records} />}
        <CloseIcon />
      </Panel>
    </Dialog>
  )
}

function RecordList({ list, records }: { list: readonly Check[]; records: Records }) {
  if (list.length === 0)
    return (
      <p className="yz-stock__none" role="status">
        暂无诊断记录
      </p>
    )
  return (
    <>
      <ul className="yz-stock__records">
        {list.map((check, index) => (
          <li key={check.check_id}>
            <details className="yz-stock__record" open={index === 0}>
              <summary>{checkTitle(check)}</summary>
              <CheckResult check={check} />
              <Erase what={check.check_id} records={records} />
            </details>
          </li>
        ))}
      </ul>
      <Erase what={ALL} records={records} />
    </>
  )
}

/** The button that deletes, and once it is pressed, the question whether to do so. The focus moves with them. */
function Erase({ what, records }: { what: string; records: Records }) {
  const { asking, ask, erase, isBusy, fault } = records
  const place = useRef<HTMLDivElement>(null)
  const isAll = what === ALL
  const isAsking = asking === what
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking !== wasAsking.current) place.current?.querySelector('button')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <div ref={place} className="yz-stock__erase">
      {isAsking ? (
        <fieldset className="yz-stock__ask">
          <legend>{isAll ? '确定删除全部记录？' : '确定删除这条记录？'}删除后无法恢复</legend>
          <button className="yz-tap yz-stock__button" type="button" onClick={() => ask('')}>
            暂不删除
          </button>
          <button
            className="yz-tap yz-stock__text"
            type="button"
            aria-busy={isBusy || undefined}
            onClick={erase}
          >
            {isBusy ? '正在删除…' : '确定删除'}
          </button>
          <Fault text={fault} />
        </fieldset>
      ) : (
        <button className="yz-tap yz-stock__text" type="button" onClick={() => ask(what)}>
          {isAll ? '全部删除' : '删除这条记录'}
        </button>
      )}
    </div>
  )
}
