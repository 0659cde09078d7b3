import './number.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { NumberProps } from './props'

/** The stored page knows no number, because it is the same for everybody and for as long as it is published. */
function VacancyNumber({ props }: ViewProps<NumberProps>) {
  const { id, field, prefix, suffix } = props
  if (id === '') return null
  return (
    <p className="yz-number" data-vacancy={id} data-field={field} aria-busy="true">
      {prefix}
      <b>--</b>
      {suffix}
    </p>
  )
}

export const number = defineView<NumberProps>({ name: 'number', view: VacancyNumber })
