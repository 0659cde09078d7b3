import './number.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useRef } from 'react'
import { useVacancy } from '../answers/use-vacancy'
import type { NumberProps } from './props'

/**
 * The stored page does not know the number, because the page is the same for everybody and for as long as it is
 * published.
 */
function VacancyNumber({ props }: ViewProps<NumberProps>) {
  const { id, field, prefix, suffix } = props
  const box = useRef<HTMLParagraphElement>(null)
  const { numbers, isLoading } = useVacancy(id, box)
  if (id === '') return null
  return (
    <p
      className="yz-number"
      ref={box}
      aria-busy={isLoading || undefined}
      data-vacancy={id}
      data-field={field}
    >
      {prefix}
      <b>{numbers ? numbers[field] : '--'}</b>
      {suffix}
    </p>
  )
}

export const number = defineView<NumberProps>({
  name: 'number',
  view: VacancyNumber,
  live: ({ id }) => (id === '' ? undefined : 'near'),
})
