import { defineSpec, html } from '@yingzao/schema/server'
import { z } from 'zod'

export const textProps = z.object({
  html: html({ title: '内容', required: true, help: '可用粗体、斜体、下划线、段落、换行和链接' }),
})

export type TextProps = z.output<typeof textProps>

export const textSpec = defineSpec({
  name: 'text',
  title: '文字',
  category: 'content',
  traits: { paragraph: true },
  props: textProps,
})
