import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { INVITE_CONSENT } from './invite-form-of'

const form = { look: 'form' }

export const wInviteRegisterProps = z.object({
  look: z
    .enum(['form', 'result'])
    .default('form')
    .meta({ title: '样式', options: { form: '注册表单', result: '注册结果' } }),
  title: z.string().max(20).default('').meta({ title: '标题', placeholder: '手机号注册', when: form }),
  share_code: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '邀请码', help: '链接里带有邀请码时以链接为准；一般留空', when: form }),
  button: z.string().max(20).default('注册').meta({ title: '按钮文字', when: form }),
  consent: z.string().max(200).default('').meta({
    title: '同意文字',
    placeholder: INVITE_CONSENT,
    help: '永远不会预先勾选',
    when: form,
  }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy', when: form }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms', when: form }),
  success_url: address({
    title: '注册之后',
    help: '留空则为 /h5-page/InviteFriends/success；那里应有样式为“注册结果”的同一组件',
    when: form,
  }),
  register_url: address({
    title: '没有注册结果时',
    help: '直接打开这一页的访客转到哪里；留空则停在这一页',
    when: { look: 'result' },
  }),
})

export type WInviteRegisterProps = z.output<typeof wInviteRegisterProps>

export const wInviteRegisterSpec = defineSpec({
  name: 'wInviteRegister',
  title: '好友邀请注册',
  category: 'widget',
  traits: { form: true, registersVisitors: true, consentIn: 'consent', experimentable: false },
  props: wInviteRegisterProps,
})
