import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const suspensionProps = z.object({
  position: z
    .enum(['top', 'bottom', 'left', 'right'])
    .default('bottom')
    .meta({
      title: '位置',
      options: { top: '顶部', bottom: '底部', left: '左侧', right: '右侧' },
      help: '一个页面只放一个底部悬浮栏；顶部悬浮栏请放在页面最前面',
    }),
  closable: z.boolean().default(false).meta({ title: '可以关闭', help: '关闭后，本次访问不再出现' }),
  /** Real pixels of scrolling, not units of the design. */
  show_after_px: z
    .int()
    .min(0)
    .max(20_000)
    .default(0)
    .meta({ title: '滚动多少后出现', unit: 'px', when: { position: ['bottom', 'left', 'right'] } }),
})

export type SuspensionProps = z.output<typeof suspensionProps>

export const suspensionSpec = defineSpec({
  name: 'suspension',
  title: '悬浮栏',
  category: 'layout',
  children: 'blocks',
  traits: { pinned: true, hidesInside: true, ground: 'own' },
  props: suspensionProps,
})
