import type { Example } from '../example'
import type { RetainPopupProps } from './props'

const words = { title: '资料还没有领取', sub_title: '只需一分钟，领取后七天内有效' }
const stay = { button1_text: '继续领取', button1_url: '/h5-page/h5/etf-course' }

export const examples: Example<RetainPopupProps>[] = [
  { title: '图片和文字', value: { ...words, ...stay, image: '/assets/slide1.jpg' } },
  { title: '只有文字', value: { ...words, ...stay } },
  { title: '只有图片', value: { ...stay, image: '/assets/more1.jpg' } },
  { title: '每次访问只出现一次', value: { ...words, ...stay, once: true } },
  { title: '要离开时，每天一次', value: { ...words, ...stay, trigger: 'leave', once: 'day' } },
  {
    title: '停留一会儿后，回到表单',
    value: { ...words, button1_text: '去填写', button1_url: '#form', trigger: 'delay', seconds: 20 },
  },
  {
    title: '往下看之后，只出现一次',
    value: { ...words, ...stay, trigger: 'scroll', percent: 80, once: 'ever' },
  },
  {
    title: '最长的文字',
    value: {
      title: '您的专属学习资料和直播课程名额还没有领取',
      sub_title: '只需一分钟填写手机号码，即可免费领取七天直播课程与全部配套学习资料，名额有限',
      button1_text: '继续领取学习资料包吧',
      button1_url: stay.button1_url,
      button2_text: '我再考虑考虑以后再来',
    },
  },
  { title: '没有主按钮', value: words, draws: 'nothing' },
]
