import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const popupProps = z.object({
  position: z
    .enum(['center', 'left', 'right', 'top', 'bottom'])
    .default('center')
    .meta({
      title: '位置',
      options: { center: '居中', left: '左侧', right: '右侧', top: '顶部', bottom: '底部' },
    }),
  title: z.string().max(20).default('').meta({ title: '名称', help: '不显示，读屏软件会读出它' }),
  mask: z.boolean().default(true).meta({ title: '遮罩' }),
  closeOnMask: z.boolean().default(false).meta({ title: '点遮罩关闭' }),
})

export type PopupProps = z.output<typeof popupProps>

export const popupSpec = defineSpec({
  name: 'popup',
  title: '弹窗',
  category: 'layout',
  children: 'blocks',
  traits: { overlay: true, opensByTap: true, hidesInside: true, ground: 'page' },
  props: popupProps,
})
