import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { STANDARD_CONSENT } from '../agreement/standard-consent'

export const wBrokerRegisterProps = z.object({
  title: z.string().max(20).default('选择开户券商').meta({ title: '标题' }),
  state_code: z.string().max(30).default('').meta({ title: '渠道码', help: '决定由谁服务，并写进券商链接' }),
  button: z.string().max(20).default('提交登记').meta({ title: '按钮文字' }),
  consent: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '同意文字', placeholder: STANDARD_CONSENT, help: '永远不会预先勾选' }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
})

export type WBrokerRegisterProps = z.output<typeof wBrokerRegisterProps>

export const wBrokerRegisterSpec = defineSpec({
  name: 'wBrokerRegister',
  title: '券商开户登记',
  category: 'widget',
  traits: {
    form: true,
    takesApplications: true,
    consentIn: 'consent',
    sells: true,
    opensAccount: true,
    experimentable: false,
  },
  props: wBrokerRegisterProps,
})
