import { address, defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

export const retainPopupProps = z.object({
  image: image({ title: '图片' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  sub_title: z.string().max(40).default('').meta({ title: '副标题' }),
  button1_text: z.string().max(10).default('').meta({ title: '主按钮文字', required: true }),
  button1_url: address({ title: '主按钮链接', required: true }),
  button2_text: z.string().max(10).default('残忍离开').meta({ title: '关闭按钮文字' }),
  once: z.boolean().default(false).meta({ title: '每次访问只出现一次', help: '关闭浏览器标签页后重新计算' }),
})

export type RetainPopupProps = z.output<typeof retainPopupProps>

export const retainPopupSpec = defineSpec({
  name: 'retainPopup',
  title: '挽留弹窗',
  category: 'layout',
  props: retainPopupProps,
})
