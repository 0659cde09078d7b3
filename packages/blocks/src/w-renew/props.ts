import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wRenewProps = z.object({
  text: z.string().max(100).default('').meta({ title: '文字', required: true }),
})

export type WRenewProps = z.output<typeof wRenewProps>

export const wRenewSpec = defineSpec({
  name: 'wRenew',
  title: '续费',
  category: 'content',
  props: wRenewProps,
})
