import type { Example } from '../example'
import type { QrcodeProps } from './props'

export const examples: Example<QrcodeProps>[] = [
  { title: '固定图片', value: { image: '/assets/qr.png' } },
  { title: '自定提示', value: { image: '/assets/qr.png', tip: '长按识别二维码添加客服' } },
  { title: '没有提示', value: { image: '/assets/qr.png', tip: '' } },
  { title: '登录后查看', value: { type: 'open', tip: '扫码继续办理' } },
  { title: '正在读取', value: { type: 'person', state_code: 'open' }, isLoggedIn: true, answers: [] },
  {
    title: '专属客服',
    value: { type: 'person', state_code: 's1' },
    isLoggedIn: true,
    answers: [
      {
        call: 'personWechatQrcode',
        to: { state_code: 's1' },
        response: { wechat_qrcode: '/assets/qr.png', serve_staff_id: 1 },
      },
    ],
  },
  {
    title: '没有服务人员',
    value: { type: 'staff', state_code: 'nobody' },
    isLoggedIn: true,
    answers: [{ call: 'staffQrCode', code: 400050, msg: '未绑定服务人员，无法获取' }],
  },
  { title: '没有图片', value: {}, draws: 'nothing' },
]
