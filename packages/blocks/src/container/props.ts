import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

/** A container has nothing of its own to set: ground, margins and place are common to all blocks. */
export const containerProps = z.object({})

export type ContainerProps = z.output<typeof containerProps>

export const containerSpec = defineSpec({
  name: 'container',
  title: '容器',
  category: 'layout',
  children: 'blocks',
  traits: { box: true },
  props: containerProps,
})
