import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { CONTEST_CONSENT } from './contest-words'

export const wCompetitionProps = z.object({
  competition_id: z.string().max(64).default('').meta({
    title: '比赛编号',
    help: '留空则看页面地址里的比赛；地址里也没有时，为正在报名的一届，或最新的一届',
  }),
  title: z
    .string()
    .max(20)
    .default('')
    .meta({ title: '名称', placeholder: '模拟炒股大赛', help: '读到比赛之前显示；之后显示比赛的名称' }),
  has_prizes: z.boolean().default(true).meta({ title: '显示奖品' }),
  has_rules: z.boolean().default(true).meta({ title: '显示规则', help: '报名时总能看到规则' }),
  consent: z
    .string()
    .max(200)
    .default('')
    .meta({ title: '同意文字', placeholder: CONTEST_CONSENT, help: '永远不会预先勾选' }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
})

export type WCompetitionProps = z.output<typeof wCompetitionProps>

export const wCompetitionSpec = defineSpec({
  name: 'wCompetition',
  title: '模拟炒股大赛',
  category: 'widget',
  tap: 'own',
  traits: {
    advises: true,
    form: true,
    consentIn: 'consent',
    experimentable: ['consent', 'privacy_url', 'terms_url'],
  },
  props: wCompetitionProps,
})
