import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WInviteProps } from './props'

type Home = Response<'inviteHomeData'>

const prize = (prize_id: string, name: string) => ({ prize_id, name, image: '' })

const tiers: Home['tiers'] = [
  {
    state: 1,
    need: 1,
    prize: prize('one', '入门课程兑换券'),
    stock: 500,
    can_receive: false,
    received: false,
  },
  { state: 2, need: 3, prize: prize('three', '定制笔记本'), stock: 12, can_receive: false, received: false },
  { state: 3, need: 8, prize: prize('eight', '巡讲门票一张'), stock: 0, can_receive: false, received: false },
]

const rules = [
  '活动期间，朋友通过您的链接第一次注册，计为一次有效邀请。',
  '每位朋友只认第一位邀请人；自己邀请自己、代填或批量注册不计入。',
  '奖品数量有限，先到先得；每个奖品每人领取一次。',
]

const activity: Home = {
  activity_id: 'friends',
  title: '邀请好友',
  status: 2,
  start_at: Date.UTC(2026, 10, 20),
  end_at: Date.UTC(2027, 4, 26),
  server_time: Date.UTC(2026, 10, 21),
  is_rewarded: true,
  my: null,
  tiers,
  share_prize: { ...prize('share', '电子书《看懂公告》'), stock: 1_000, received: false },
  rules,
  gift: '入门课程试听',
  share: { title: '有位朋友请您来看看', desc: '用自己的手机号注册，一分钟就好' },
}

const code: ExampleAnswer = {
  call: 'invitationShareCode',
  response: {
    share_code: 'DEM2FR4END',
    share_url: 'https://h5.example.com/h5-page/InviteFriends/register?share_code=DEM2FR4END',
    poster_url: 'https://h5.example.com/n8sf/api/activity/v1/invitation/poster/DEM2FR4END.jpg',
    inviter_masked: '138****8005',
    valid: true,
    is_own: true,
    gift: '入门课程试听',
  },
}

const home = (more: Partial<Home>): ExampleAnswer => ({
  call: 'inviteHomeData',
  response: { ...activity, ...more },
})

/** Seen by somebody who is logged in. */
const own = (more: Partial<Home>, ...others: ExampleAnswer[]) => ({
  answers: [home(more), ...others],
  isLoggedIn: true as const,
})

const two: Home['my'] = { invited: 2, registered: 2, state: 1 }
const withFirst = (first: Partial<Home['tiers'][number]>) =>
  tiers.map((tier, index) => (index === 0 ? { ...tier, ...first } : tier))
const inWechat: Partial<Home> = {
  is_rewarded: false,
  tiers: [],
  share_prize: null,
  gift: '',
  rules: rules.slice(0, 2),
}
const over: Partial<Home> = { status: 3, end_at: Date.UTC(2026, 10, 20, 12) }

export const examples: Example<WInviteProps>[] = [
  { title: '还没有读到活动', value: {} },
  { title: '没有登录', value: {}, answers: [home({})] },
  { title: '登录了，正在读取', value: {}, answers: [], isLoggedIn: true },
  { title: '还没有邀请过', value: {}, ...own({ my: { invited: 0, registered: 0, state: 0 } }, code) },
  { title: '可以领取', value: {}, ...own({ my: two, tiers: withFirst({ can_receive: true }) }, code) },
  {
    title: '已领取，链接正在生成',
    value: {},
    ...own({ my: two, tiers: withFirst({ received: true }) }),
  },
  {
    title: '分享的奖品已领取，链接没有生成',
    value: {},
    ...own(
      { my: two, share_prize: { ...prize('share', '电子书《看懂公告》'), stock: 9, received: true } },
      { call: 'invitationShareCode', code: 500000, msg: '系统繁忙' },
    ),
  },
  {
    title: '各档都已达到，奖品有图',
    value: {},
    ...own(
      {
        my: { invited: 12, registered: 9, state: 3 },
        tiers: tiers.map((tier) => ({
          ...tier,
          received: true,
          prize: { ...tier.prize, image: '/assets/more1.jpg' },
        })),
        share_prize: null,
        gift: '',
      },
      code,
    ),
  },
  {
    title: '没有开始',
    value: {},
    answers: [home({ status: 1, start_at: Date.UTC(2026, 11, 1) })],
  },
  {
    title: '没有开始，登录了',
    value: {},
    ...own({ status: 1, start_at: Date.UTC(2026, 11, 1), my: { invited: 0, registered: 0, state: 0 } }),
  },
  { title: '已结束', value: {}, answers: [home(over)] },
  { title: '已结束，登录了', value: {}, ...own({ ...over, my: two, tiers: withFirst({ received: true }) }) },
  { title: '微信里', value: {}, answers: [home(inWechat)] },
  { title: '微信里，登录了', value: {}, ...own({ ...inWechat, my: two }) },
  {
    title: '没有活动',
    value: { activity_id: 'friends' },
    answers: [{ call: 'inviteHomeData', code: 400010, msg: '活动不存在' }],
  },
  {
    title: '读取失败',
    value: {},
    answers: [{ call: 'inviteHomeData', code: 500000, msg: '系统繁忙，请稍后重试' }],
  },
  {
    title: '最长的文字',
    value: { title: '老朋友带新朋友一起来学习的邀请活动二十' },
    ...own(
      {
        title: '二〇二六年年末老朋友带新朋友一起来学习的邀请活动',
        my: { invited: 1_204, registered: 1_180, state: 2 },
        tiers: withFirst({
          can_receive: true,
          prize: prize('one', '入门课程与进阶课程组合兑换券（含讲义一册与课后答疑三次）'),
          stock: 100_000,
        }),
        gift: '入门课程试听一节与配套讲义电子版',
      },
      code,
    ),
  },
]
