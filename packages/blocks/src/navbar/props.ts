import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const navbarProps = z.object({
  title: z.string().max(30).default('').meta({ title: '标题', help: '留空则用页面标题' }),
  back: z
    .boolean()
    .default(true)
    .meta({ title: '返回按钮', when: { show_in: 'mobile' } }),
  show_in: z
    .enum(['preview', 'mobile'])
    .default('preview')
    .meta({
      title: '显示在',
      options: { preview: '仅预览', mobile: '预览和手机浏览器' },
      help: 'App、微信和小程序自带导航栏，不会显示；电脑上也不显示',
    }),
})

export type NavbarProps = z.output<typeof navbarProps>

export const navbarSpec = defineSpec({
  name: 'navbar',
  title: '导航栏',
  category: 'layout',
  traits: { chrome: true, titleBar: true },
  props: navbarProps,
})
