import type { Example } from '../example'
import type { ConsentProps } from './props'

const marketing = '同意接收与本活动有关的电话和短信，可随时退订'

export const examples: Example<ConsentProps>[] = [
  { title: '隐私政策和用户服务协议', value: {} },
  { title: '营销联系单独勾选', value: { text: '我同意《隐私政策》', marketing } },
  {
    title: '链接到别处的条款',
    value: { text: '我同意《隐私政策》', privacy_url: 'https://h5.example.com/privacy-2026' },
  },
  {
    title: '很长的文字',
    value: {
      text: '我已阅读并同意《隐私政策》《用户服务协议》，并已知悉《风险揭示书》的全部内容，确认所填写的姓名和手机号码真实、准确，且由本人使用。',
    },
  },
  { title: '没有文字', value: { text: '' }, draws: 'nothing' },
]
