import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { STANDARD_CONSENT } from '../agreement/standard-consent'

export const wTourProps = z.object({
  tour_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '巡讲编号', required: true, help: '在“巡讲”里查看，例如 2025' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  has_posters: z.boolean().default(true).meta({ title: '显示海报墙' }),
  has_comments: z.boolean().default(true).meta({ title: '显示留言' }),
  consent: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '同意文字', placeholder: STANDARD_CONSENT, help: '永远不会预先勾选' }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
})

export type WTourProps = z.output<typeof wTourProps>

export const wTourSpec = defineSpec({
  name: 'wTour',
  title: '巡讲',
  category: 'widget',
  tap: 'own',
  traits: {
    announcesTalks: true,
    form: true,
    consentIn: 'consent',
    experimentable: ['consent', 'privacy_url', 'terms_url'],
  },
  props: wTourProps,
})
