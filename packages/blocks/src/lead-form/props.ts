import { actionProps, address, defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'
import { STANDARD_CONSENT } from '../agreement/standard-consent'

/** What SPEC.md lets follow a lead: documents that do not mention it mean this. */
const EVERYTHING = {
  title: '',
  text: '',
  image: '',
  image_tip: '',
  download: true,
  downloadUrl: '',
  sms: true,
  callback: true,
  phone: '',
  buttons: [],
}

const afterProps = {
  title: z.string().max(20).default('').meta({ title: '弹窗标题', help: '留空则为“提交成功”' }),
  text: z.string().max(200).default('').meta({ title: '说明文字', control: 'textarea' }),
  image: image({ title: '图片或二维码', help: '例如服务老师的企业微信二维码' }),
  image_tip: z
    .string()
    .max(40)
    .default('')
    .meta({ title: '图片下方的文字', help: '例如“长按识别二维码，添加企业微信”；读屏也念这句话' }),
  download: z
    .boolean()
    .default(EVERYTHING.download)
    .meta({ title: 'App 下载', help: '关闭后验证码弹窗的按钮为“提交”，打开时为“立即激活”' }),
  downloadUrl: address({ title: '下载地址', help: '留空则用后台设置的地址', when: { download: true } }),
  sms: z
    .boolean()
    .default(EVERYTHING.sms)
    .meta({ title: '短信发送下载地址', when: { download: true } }),
  callback: z
    .boolean()
    .default(EVERYTHING.callback)
    .meta({ title: '电话回访', help: '打开后每条新线索都有一个回访任务，弹窗会告诉访客来电的号码' }),
  phone: z
    .string()
    .max(20)
    .default('')
    .meta({ title: '服务专线', help: '留空则用公司电话', when: { callback: true } }),
  buttons: list(
    z.object({
      text: z.string().max(10).default('').meta({ title: '文字', required: true }),
      action: actionProps(),
    }),
    { title: '下一步按钮', help: '例如打开链接、加企业微信或加入社群', max: 2 },
  ),
}

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
    .object(afterProps)
    .default(EVERYTHING)
    .meta({ title: '提交之后', help: '访客提交成功后看到的弹窗' }),
})

export type LeadFormProps = z.output<typeof leadFormProps>

export const leadFormSpec = defineSpec({
  name: 'leadForm',
  title: '预约表单',
  category: 'form',
  traits: {
    form: true,
    collectsLeads: true,
    consentIn: 'consent',
    sells: true,
    experimentable: ['version_id', 'consent', 'marketing', 'privacy_url', 'terms_url', 'after'],
  },
  props: leadFormProps,
  fresh: { consent: STANDARD_CONSENT, after: { download: false, sms: false, callback: false } },
})
