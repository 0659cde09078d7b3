import { address, defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

export const retainPopupProps = z.object({
  image: image({ title: '图片' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  sub_title: z.string().max(40).default('').meta({ title: '副标题' }),
  button1_text: z.string().max(10).default('').meta({ title: '主按钮文字', required: true }),
  button1_url: address({
    title: '主按钮链接',
    required: true,
    help: '填“#”加组件编号（如 #form）可回到本页的那个组件，弹窗会先关闭',
  }),
  button2_text: z.string().max(10).default('残忍离开').meta({ title: '关闭按钮文字' }),
  trigger: z
    .enum(['load', 'leave', 'delay', 'scroll'])
    .default('load')
    .meta({
      title: '什么时候出现',
      options: { load: '打开页面时', leave: '要离开时', delay: '停留一会儿后', scroll: '往下看之后' },
      help: '要离开时：按返回键、鼠标移出页面顶部，或切走后又回来；微信和小程序里不拦返回键。表单提交后都不再出现',
    }),
  seconds: z
    .int()
    .min(1)
    .max(600)
    .default(15)
    .meta({ title: '停留时间', unit: '秒', when: { trigger: 'delay' } }),
  percent: z
    .int()
    .min(1)
    .max(100)
    .default(60)
    .meta({ title: '看到页面的', unit: '%', when: { trigger: 'scroll' } }),
  // Documents have true or false here from the time before there were more choices.
  once: z
    .literal([false, true, 'day', 'ever'])
    .default(false)
    .meta({
      title: '出现频率',
      options: { false: '每次打开页面', true: '每次访问一次', day: '每天一次', ever: '只出现一次' },
      help: '一次访问到关闭浏览器标签页为止；无痕浏览时每次打开页面都会出现',
    }),
})

export type RetainPopupProps = z.output<typeof retainPopupProps>

export const retainPopupSpec = defineSpec({
  name: 'retainPopup',
  title: '挽留弹窗',
  category: 'layout',
  traits: { overlay: true, keepsLeavers: true, hidesInside: true },
  props: retainPopupProps,
  fresh: { trigger: 'leave' },
})
