import { actionProps, defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'

const percent = (title: string, help?: string) => z.number().min(0).max(100).meta({ title, unit: '%', help })

const areaProps = z.object({
  label: z.string().max(20).default('').meta({
    title: '名称',
    required: true,
    placeholder: '查看详情',
    help: '读屏软件会读出它，例如“查看课程表”',
  }),
  x: percent('左边', '从图片左边算起').default(0),
  y: percent('上边', '从图片顶边算起').default(0),
  width: percent('宽', '手指点不准的小区域会自动放大').default(50),
  height: percent('高').default(20),
  action: actionProps({ title: '点击动作', required: true }),
})

export const hotspotsProps = z.object({
  url: image({ title: '图片', required: true }),
  alt: z
    .string()
    .max(100)
    .default('')
    .meta({ title: '替代文字', help: '写出图片上的文字；图片打不开时显示' }),
  width: z.int().min(1).max(10_000).optional().meta({ title: '宽', unit: 'px', help: '外部图片的原始宽度' }),
  height: z.int().min(1).max(10_000).optional().meta({ title: '高', unit: 'px' }),
  list: list(areaProps, {
    title: '热区',
    required: true,
    max: 12,
    help: '位置和大小是图片宽高的百分比；热区不要重叠',
  }),
})

export type HotspotsProps = z.output<typeof hotspotsProps>

export const hotspotsSpec = defineSpec({
  name: 'hotspots',
  title: '热区图',
  category: 'media',
  traits: { pictureWithAreas: true, sizedPictures: true },
  props: hotspotsProps,
})
