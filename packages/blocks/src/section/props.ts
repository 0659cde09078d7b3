import { defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

const percent = (title: string, help: string) =>
  z
    .int()
    .min(0)
    .max(100)
    .default(50)
    .meta({ title, unit: '%', help, when: { ground: 'picture' } })

export const sectionProps = z.object({
  ground: z
    .enum(['base', 'tint', 'strong', 'gradient', 'brand', 'dark', 'glow', 'picture'])
    .default('base')
    .meta({
      title: '底色',
      help: '文字、卡片和按钮的颜色随底色变化，始终看得清',
      options: {
        base: '页面底色',
        tint: '浅色',
        strong: '较深的浅色',
        gradient: '浅色渐变',
        brand: '品牌色',
        dark: '深色',
        glow: '深色渐变',
        picture: '图片',
      },
    }),
  picture: image({
    title: '图片',
    when: { ground: 'picture' },
    help: '铺满这一段，文字下面会自动加一层遮罩',
  }),
  focus_x: percent('焦点的横向位置', '裁切时保留这一点，从图片左边算起'),
  focus_y: percent('焦点的纵向位置', '从图片顶边算起'),
  tone: z
    .enum(['dark', 'light'])
    .default('dark')
    .meta({
      title: '遮罩',
      options: { dark: '深色遮罩，白字', light: '浅色遮罩，深色字' },
      when: { ground: 'picture' },
    }),
  pattern: z
    .enum(['none', 'dots', 'grid', 'lines', 'rings', 'waves'])
    .default('none')
    .meta({
      title: '底纹',
      options: { none: '无', dots: '圆点', grid: '方格', lines: '斜线', rings: '同心圆', waves: '水纹' },
      when: { ground: ['base', 'tint', 'strong', 'gradient', 'brand', 'dark', 'glow'] },
    }),
  pad: z
    .enum(['none', 's', 'm', 'l'])
    .default('m')
    .meta({ title: '上下留白', options: { none: '无', s: '小', m: '中', l: '大' } }),
  width: z
    .enum(['full', 'narrow', 'inset'])
    .default('full')
    .meta({ title: '宽度', options: { full: '通栏', narrow: '内容收窄', inset: '圆角卡片' } }),
  overlap: z
    .boolean()
    .default(false)
    .meta({
      title: '压住上一段',
      when: { width: 'inset' },
      help: '卡片向上移，盖住上一段的下边',
    }),
  height: z
    .enum(['auto', 'half', 'tall'])
    .default('auto')
    .meta({ title: '最小高度', options: { auto: '随内容', half: '半屏', tall: '接近一屏' } }),
  place: z
    .enum(['top', 'middle', 'bottom'])
    .default('middle')
    .meta({
      title: '内容位置',
      options: { top: '靠上', middle: '居中', bottom: '靠下' },
      when: { height: ['half', 'tall'] },
    }),
  edge: z
    .enum(['none', 'line', 'wave', 'slant', 'arc'])
    .default('none')
    .meta({
      title: '与上一段的分界',
      options: { none: '无', line: '细线', wave: '波浪', slant: '斜边', arc: '弧线' },
      help: '用这一段的底色压在上一段的下边',
      when: [
        {
          width: ['full', 'narrow'],
          ground: ['base', 'tint', 'strong', 'gradient', 'brand', 'dark', 'glow'],
        },
      ],
    }),
  entrance: z
    .enum(['none', 'fade', 'rise'])
    .default('none')
    .meta({
      title: '进入效果',
      options: { none: '无', fade: '淡入', rise: '升起' },
      help: '滚动到这一段时出现；访客的手机关闭动画时没有，首屏也没有',
    }),
})

export type SectionProps = z.output<typeof sectionProps>

export const sectionSpec = defineSpec({
  name: 'section',
  title: '版块',
  category: 'layout',
  children: 'blocks',
  traits: { box: true, ground: 'own', section: true },
  props: sectionProps,
  fresh: { ground: 'tint' },
})
