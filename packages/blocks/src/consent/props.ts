import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const consentProps = z.object({
  text: z.string().max(200).default('我已阅读并同意《隐私政策》《用户服务协议》').meta({
    title: '同意文字',
    help: '《隐私政策》和《用户服务协议》会变成链接；永远不会预先勾选',
  }),
  marketing: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '营销联系的同意文字', help: '例如接收电话和短信；单独一行、单独勾选，留空则没有' }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
})

export type ConsentProps = z.output<typeof consentProps>

export const consentSpec = defineSpec({
  name: 'consent',
  title: '同意条款',
  category: 'form',
  traits: { consentIn: 'text', experimentable: false },
  props: consentProps,
})
