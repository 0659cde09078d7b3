import { defineSpec, units } from '@yingzao/schema/server'
import { z } from 'zod'

export const emptyProps = z.object({
  height: units({ title: '高度', max: 1000 }).default(20),
})

export type EmptyProps = z.output<typeof emptyProps>

export const emptySpec = defineSpec({
  name: 'empty',
  title: '留白',
  category: 'layout',
  traits: { room: true },
  props: emptyProps,
})
