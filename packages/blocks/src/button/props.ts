import { defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

export const buttonProps = z.object({
  type: z
    .enum(['text', 'image'])
    .default('text')
    .meta({ title: '样式', options: { text: '文字', image: '图片' } }),
  text: z
    .string()
    .max(20)
    .default('')
    .meta({ title: '文字', required: true, when: { type: 'text' } }),
  image: z
    .object({
      url: image({ title: '图片' }),
      join: image({ title: '未入群时的图片' }),
      joined: image({ title: '已入群时的图片' }),
      alt: z.string().max(50).default('').meta({ title: '替代文字' }),
      width: z.int().min(1).max(10_000).optional().meta({ title: '宽', unit: 'px' }),
      height: z.int().min(1).max(10_000).optional().meta({ title: '高', unit: 'px' }),
    })
    .optional()
    .meta({ title: '图片', when: { type: 'image' } }),
  animate: z
    .enum(['none', 'pulse', 'shake', 'breath'])
    .default('none')
    .meta({ title: '动效', options: { none: '无', pulse: '跳动', shake: '摇晃', breath: '呼吸' } }),
  align: z
    .enum(['left', 'center', 'right'])
    .default('center')
    .meta({ title: '对齐', options: { left: '左', center: '中', right: '右' } }),
})

export type ButtonProps = z.output<typeof buttonProps>

export const buttonSpec = defineSpec({
  name: 'button',
  title: '按钮',
  category: 'action',
  tap: 'action',
  traits: { pressed: true, sizedPictures: true },
  props: buttonProps,
})
