import { defineView, type ViewProps } from '@yingzao/renderer'
import type { ContainerProps } from './props'

/** Everything that can be set is on the frame around it, so the blocks inside are rendered as they are. */
function Container({ children }: ViewProps<ContainerProps>) {
  return children ?? null
}

export const container = defineView<ContainerProps>({ name: 'container', view: Container })
