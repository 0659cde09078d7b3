import { address, defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

export const logoProps = z.object({
  url: image({ title: '标志图片', help: '留空则显示公司名称' }),
  alt: z.string().max(50).default('').meta({ title: '替代文字', help: '留空则用公司名称' }),
  link: address({ title: '点击去往' }),
  width: z.int().min(1).max(10_000).optional().meta({ title: '宽', unit: 'px' }),
  height: z.int().min(1).max(10_000).optional().meta({ title: '高', unit: 'px' }),
})

export type LogoProps = z.output<typeof logoProps>

export const logoSpec = defineSpec({
  name: 'logo',
  title: '品牌标志',
  category: 'content',
  traits: { sizedPictures: true },
  props: logoProps,
})
