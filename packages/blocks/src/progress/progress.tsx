import './progress.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { OPEN, percentOf, remainText } from './percent'
import type { ProgressProps } from './props'

function Progress({ props }: ViewProps<ProgressProps>) {
  const percent = percentOf(props)
  return (
    <div className={`yz-progress${percent === 100 ? ' yz-progress--full' : ''}`}>
      <Words props={props} />
      <div className="yz-progress__line">
        <Bar percent={percent} label={props.prefixText || '进度'} />
        <b className="yz-progress__percent" aria-hidden="true">{`${percent ?? OPEN}%`}</b>
      </div>
    </div>
  )
}

function Words({ props }: { props: ProgressProps }) {
  const { prefixText, suffixText, current } = props
  const remain = remainText(props)
  if (!prefixText && !suffixText && !remain && current === undefined) return null
  return (
    <div className="yz-progress__words">
      <span>
        {prefixText}
        {current !== undefined && <b>{current}</b>}
      </span>
      <span>
        {remain && <b>{remain}</b>}
        {suffixText}
      </span>
    </div>
  )
}

/** Without a value, readers say that it is under way instead of saying zero. */
function Bar({ percent, label }: { percent: number | undefined; label: string }) {
  const value =
    percent === undefined
      ? ({ 'aria-busy': true, 'aria-valuetext': '加载中' } as const)
      : { 'aria-valuenow': percent, 'aria-valuetext': `${percent}%` }
  return (
    <div
      className="yz-progress__bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...value}
    >
      <i style={{ width: `${percent ?? 0}%` }} />
    </div>
  )
}

export const progress = defineView<ProgressProps>({ name: 'progress', view: Progress })
