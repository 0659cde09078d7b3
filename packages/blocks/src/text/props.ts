import { defineSpec, html } from '@yingzao/schema/server'
import { z } from 'zod'

export const textProps = z.object({
  html: html({ title: '内容', required: true, help: '可用标题、列表、引用、链接，以及主题的字号和颜色' }),
})

export type TextProps = z.output<typeof textProps>

export const textSpec = defineSpec({
  name: 'text',
  title: '文字',
  category: 'content',
  traits: { paragraph: true },
  props: textProps,
})
