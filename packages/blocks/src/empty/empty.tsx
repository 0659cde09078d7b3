import { defineView, units, type ViewProps } from '@yingzao/renderer'
import type { EmptyProps } from './props'

function Empty({ props }: ViewProps<EmptyProps>) {
  return <div aria-hidden="true" style={{ height: units(props.height) }} />
}

export const empty = defineView<EmptyProps>({ name: 'empty', view: Empty })
