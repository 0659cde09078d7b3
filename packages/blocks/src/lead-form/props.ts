import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { STANDARD_CONSENT } from '../agreement/standard-consent'

export const leadFormProps = z.object({
  version_id: z.int().min(1).default(276).meta({ title: '活动版本', help: '同一版本每个手机号只算一条线索' }),
  cps_id: z.string().max(64).default('').meta({ title: '渠道编号' }),
  title: z.string().max(40).default('').meta({ title: '标题' }),
  button: z.string().max(20).default('立即领取').meta({ title: '按钮文字' }),
  consent: z.string().max(200).default('').meta({
    title: '同意文字',
    placeholder: STANDARD_CONSENT,
    help: '《隐私政策》和《用户服务协议》会变成链接；永远不会预先勾选',
    required: true,
  }),
  marketing: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '营销联系的同意文字', help: '单独一行、单独勾选，不勾选也能提交；留空则没有' }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
  after: z
    .object({
      downloadUrl: address({ title: '下载地址', help: '留空则用后台设置的地址' }),
      phone: z.string().max(20).default('').meta({ title: '服务专线', help: '留空则用公司电话' }),
    })
    .optional()
    .meta({ title: '提交之后' }),
})

export type LeadFormProps = z.output<typeof leadFormProps>

export const leadFormSpec = defineSpec({
  name: 'leadForm',
  title: '预约表单',
  category: 'form',
  props: leadFormProps,
})
