import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const footerProps = z.object({
  show: z.boolean().default(false).meta({ title: '版权与资质', help: '版权所有、许可证号、投诉电话' }),
  show3: z.boolean().default(false).meta({ title: '投资顾问信息' }),
  show4: z.boolean().default(false).meta({ title: '课程说明' }),
  show5: z.boolean().default(false).meta({ title: '开户说明' }),
  fxts: z.boolean().default(false).meta({ title: '风险提示' }),
  extra: z.string().max(5000).default('').meta({ title: '补充文字', control: 'textarea' }),
})

export type FooterProps = z.output<typeof footerProps>

export const footerSpec = defineSpec({
  name: 'footer',
  title: '版权与风险提示',
  category: 'compliance',
  traits: { legalNotices: true, experimentable: false },
  props: footerProps,
})
