import './progress.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { type RefObject, useRef } from 'react'
import { useVacancy } from '../answers/use-vacancy'
import { OPEN, percentOf, remainText, vacancyOf } from './percent'
import type { ProgressProps } from './props'

function Progress(view: ViewProps<ProgressProps>) {
  const vacancy = vacancyOf(view.props)
  return vacancy === '' ? (
    <Drawn props={view.props} taken={String(view.props.current ?? '')} />
  ) : (
    <Asked {...view} vacancy={vacancy} />
  )
}

/** A bar whose numbers are those of a vacancy. */
function Asked({ props, vacancy }: ViewProps<ProgressProps> & { vacancy: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { numbers, isLoading } = useVacancy(vacancy, box)
  const known = numbers && { limit: numbers.change_type_limit, current: numbers.current_num }
  // Only after a prefix, so that its row is there before the number is.
  const taken = props.prefixText === '' ? '' : String(numbers?.current_num ?? OPEN)
  return (
    <Drawn props={{ ...props, ...known }} taken={taken} box={box} isLoading={isLoading} vacancy={vacancy} />
  )
}

interface DrawnProps {
  props: ProgressProps
  /** How many are taken, in words. */
  taken: string
  box?: RefObject<HTMLDivElement | null>
  isLoading?: boolean
  /** The vacancy whose numbers they are, if they are requested. */
  vacancy?: string
}

function Drawn({ props, taken, box, isLoading = false, vacancy }: DrawnProps) {
  const percent = percentOf(props)
  return (
    <div
      className={`yz-progress${percent === 100 ? ' yz-progress--full' : ''}`}
      ref={box}
      data-vacancy={vacancy}
    >
      <Words props={props} taken={taken} />
      <div className="yz-progress__line">
        <Bar percent={percent} label={props.prefixText || '进度'} isLoading={isLoading} />
        <b className="yz-progress__percent" aria-hidden="true">{`${percent ?? OPEN}%`}</b>
      </div>
    </div>
  )
}

function Words({ props, taken }: Pick<DrawnProps, 'props' | 'taken'>) {
  const { prefixText, suffixText } = props
  const remain = remainText(props)
  if (!prefixText && !suffixText && !remain && !taken) return null
  return (
    <div className="yz-progress__words">
      <span>
        {prefixText}
        {taken && <b data-taken="">{taken}</b>}
      </span>
      <span>
        {remain && <b data-remain={props.remain === true ? '' : undefined}>{remain}</b>}
        {suffixText}
      </span>
    </div>
  )
}

interface BarProps {
  percent: number | undefined
  label: string
  isLoading: boolean
}

/** Without a value, screen readers announce why instead of zero. */
function Bar({ percent, label, isLoading }: BarProps) {
  const value =
    percent === undefined
      ? { 'aria-valuetext': isLoading ? '加载中' : '暂无数据' }
      : { 'aria-valuenow': percent, 'aria-valuetext': `${percent}%` }
  return (
    <div
      className={`yz-progress__bar${percent === undefined ? ' yz-progress__bar--open' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-busy={isLoading || undefined}
      {...value}
    >
      <i style={{ width: `${percent ?? 0}%` }} />
    </div>
  )
}

export const progress = defineView<ProgressProps>({
  name: 'progress',
  view: Progress,
  live: (props) => (vacancyOf(props) === '' ? undefined : 'near'),
})
