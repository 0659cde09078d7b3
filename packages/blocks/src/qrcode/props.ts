import { defineSpec, image } from '@yingzao/schema/server'
import { z } from 'zod'

export const qrcodeProps = z.object({
  type: z
    .enum(['static', 'fund', 'open', 'person', 'staff'])
    .default('static')
    .meta({
      title: '类型',
      options: {
        static: '固定图片',
        fund: '基金开户',
        open: '证券开户',
        person: '专属客服',
        staff: '企业微信员工',
      },
    }),
  image: image({ title: '二维码图片', required: true, when: { type: 'static' } }),
  state_code: z
    .string()
    .max(30)
    .default('')
    .meta({ title: '渠道码', when: { type: ['fund', 'open', 'person', 'staff'] } }),
  tip: z.string().max(40).default('长按识别二维码').meta({ title: '提示文字' }),
})

export type QrcodeProps = z.output<typeof qrcodeProps>

/** The kinds that lead to an account. */
const ACCOUNT_CODES = { type: ['fund', 'open'] }

export const qrcodeSpec = defineSpec({
  name: 'qrcode',
  title: '二维码',
  category: 'action',
  traits: { scannedCode: true, sells: ACCOUNT_CODES, opensAccount: ACCOUNT_CODES },
  props: qrcodeProps,
})
