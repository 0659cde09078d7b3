import type { Example } from '../example'
import type { QrcodeProps } from './props'

export const examples: Example<QrcodeProps>[] = [
  { title: '固定图片', value: { image: '/assets/qr.png' } },
  { title: '自定提示', value: { image: '/assets/qr.png', tip: '长按识别二维码添加客服' } },
  { title: '没有提示', value: { image: '/assets/qr.png', tip: '' } },
  { title: '基金开户，登录后查看', value: { type: 'fund', state_code: 's1' } },
  { title: '证券开户，登录后查看', value: { type: 'open', tip: '扫码继续办理' } },
  { title: '专属客服，登录后查看', value: { type: 'person' } },
  { title: '企业微信员工，登录后查看', value: { type: 'staff', state_code: 's1' } },
  { title: '没有图片', value: {}, draws: 'nothing' },
]
