import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { STANDARD_CONSENT } from '../agreement/standard-consent'

export const wOpenDayProps = z.object({
  title: z.string().max(20).default('总部开放日').meta({ title: '标题' }),
  note: z
    .string()
    .max(120)
    .default('')
    .meta({ title: '说明', control: 'textarea', help: '写在标题下面，例如参观内容' }),
  event_id: z.string().max(64).default('').meta({ title: '开放日编号', help: '留空则为最近的一次开放日' }),
  consent: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '同意文字', placeholder: STANDARD_CONSENT, help: '永远不会预先勾选' }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
})

export type WOpenDayProps = z.output<typeof wOpenDayProps>

export const wOpenDaySpec = defineSpec({
  name: 'wOpenDay',
  title: '开放日预约',
  category: 'widget',
  traits: { form: true, consentIn: 'consent', experimentable: ['consent', 'privacy_url', 'terms_url'] },
  props: wOpenDayProps,
})
