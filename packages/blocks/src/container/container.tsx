import { defineView, type ViewProps } from '@yingzao/renderer'
import type { ContainerProps } from './props'

/** The frame around it carries all that can be set, so the blocks inside stand in it as they are. */
function Container({ children }: ViewProps<ContainerProps>) {
  return children ?? null
}

export const container = defineView<ContainerProps>({ name: 'container', view: Container })
