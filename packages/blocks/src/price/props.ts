import { actionProps, defineSpec, list } from '@yingzao/schema/server'
import { z } from 'zod'

const pointProps = z.object({
  text: z.string().max(14).default('').meta({ title: '文字', required: true }),
})

const cardProps = z.object({
  name: z.string().max(8).default('').meta({ title: '名称', required: true, placeholder: '套餐' }),
  price: z
    .string()
    .max(9)
    .default('')
    .meta({ title: '价格', unit: '元', required: true, help: '只填数字，例如 298；仅用于展示' }),
  unit: z.string().max(4).default('').meta({ title: '计价单位', help: '例如 /月、/年' }),
  origin_price: z
    .string()
    .max(9)
    .default('')
    .meta({ title: '原价', unit: '元', help: '必须是真实卖过的价格；没有优惠时留空' }),
  points: list(pointProps, { title: '要点', required: true, min: 3, max: 5 }),
  button: z.string().max(10).default('立即订购').meta({ title: '按钮文字', help: '留空则没有按钮' }),
  action: actionProps(),
  terms: z
    .string()
    .max(36)
    .default('')
    .meta({ title: '条件', help: '显示在按钮下方：有效期、是否自动续费、退款；没有条件不能发布' }),
})

export const priceProps = z.object({
  title: z.string().max(14).default('').meta({ title: '标题' }),
  look: z
    .enum(['card', 'raised', 'ticket', 'dark'])
    .default('card')
    .meta({ title: '样式', options: { card: '卡片', raised: '浮起', ticket: '票券', dark: '深色' } }),
  chosen: z
    .enum(['none', 'first', 'second', 'third'])
    .default('none')
    .meta({
      title: '推荐哪一张',
      options: { none: '不推荐', first: '第 1 张', second: '第 2 张', third: '第 3 张' },
    }),
  list: list(cardProps, { title: '价格卡片', required: true, min: 1, max: 3 }),
})

export type PriceProps = z.output<typeof priceProps>

export const priceSpec = defineSpec({
  name: 'price',
  title: '价格',
  category: 'content',
  traits: { priceCards: true, sells: true, experimentable: false },
  props: priceProps,
  fresh: {
    title: '选择服务期',
    chosen: 'second',
    list: [
      {
        name: '月度服务',
        price: '298',
        unit: '/月',
        points: [{ text: '每日市场资讯' }, { text: '每周一次直播课' }, { text: '工作日在线答疑' }],
        terms: '服务期 1 个月，到期不自动续费，退款按服务协议办理',
      },
      {
        name: '年度服务',
        price: '2980',
        unit: '/年',
        points: [{ text: '每日市场资讯' }, { text: '每周一次直播课' }, { text: '投资顾问专线答疑' }],
        terms: '服务期 12 个月，到期不自动续费，退款按服务协议办理',
      },
    ],
  },
})
