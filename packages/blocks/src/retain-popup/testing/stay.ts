import type { RetainPopupProps } from '../props'

/** An offer with nothing chosen but its words. */
export const STAY: RetainPopupProps = {
  image: '',
  title: '资料还没有领取',
  sub_title: '只需一分钟',
  button1_text: '继续领取',
  button1_url: '/h5-page/h5/etf-course',
  button2_text: '残忍离开',
  trigger: 'load',
  seconds: 15,
  percent: 60,
  once: false,
}
