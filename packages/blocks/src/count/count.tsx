import './count.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { digitsOf } from './digits'
import type { CountProps } from './props'

/** The whole number; `live.ts` flips it up when it comes into view. */
function Count({ props }: ViewProps<CountProps>) {
  const { num, prefix, suffix } = props
  const digits = digitsOf(props)
  if (num === '') return null
  return (
    <p className="yz-count">
      {prefix}
      <span className="yz-count__digits" role="img" aria-label={String(Number(digits))}>
        {Array.from(digits, (digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place.
          <b key={index} aria-hidden="true">
            {digit}
          </b>
        ))}
      </span>
      {suffix}
    </p>
  )
}

export const count = defineView<CountProps>({ name: 'count', view: Count, live: 'near' })
