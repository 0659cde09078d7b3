import type { Example } from '../example'
import type { LeadFormProps } from './props'

const consent = '我已阅读并同意《隐私政策》《用户服务协议》'

export const examples: Example<LeadFormProps>[] = [
  {
    title: '带标题',
    value: { cps_id: 'etf-h5', title: '免费领取学习资料', button: '立即领取', consent },
  },
  { title: '没有标题', value: { consent: '同意《隐私政策》' } },
  {
    title: '营销联系单独同意',
    value: { title: '预约领取', consent, marketing: '同意接收电话和短信形式的服务信息（可不勾选）' },
  },
  {
    title: '自定下载和专线',
    value: {
      title: '预约体验',
      button: '立即预约',
      consent,
      after: { downloadUrl: '/h5-page/h5/download', phone: '400-000-0000' },
    },
  },
  {
    title: '提交后添加企业微信',
    value: {
      title: '领取七天课程',
      consent,
      after: {
        title: '报名成功',
        text: '请添加服务老师的企业微信，资料和上课提醒都在那里。',
        image: '/assets/qr.png',
        image_tip: '长按识别二维码，添加企业微信',
        download: false,
        callback: false,
        buttons: [
          { text: '加入学习群', action: { type: 13, groupId: 'g-etf', activeType: 'etf' } },
          { text: '查看课程安排', action: { type: 7, atext: '/h5-page/h5/etf-course' } },
        ],
      },
    },
  },
  {
    title: '提交后没有更多',
    value: { title: '预约到场', consent, after: { download: false, callback: false } },
  },
]
