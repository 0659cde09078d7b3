import type { Example } from '../example'
import type { FooterProps } from './props'

export const examples: Example<FooterProps>[] = [
  { title: '版权与风险提示', value: { show: true, fxts: true } },
  {
    title: '全部声明',
    value: {
      show: true,
      show3: true,
      show4: true,
      show5: true,
      fxts: true,
      extra: '本活动解释权归主办方所有。',
    },
  },
  { title: '只有补充文字', value: { extra: '同一手机号仅限参与一次。' } },
  { title: '没有内容', value: {}, draws: 'nothing' },
]
