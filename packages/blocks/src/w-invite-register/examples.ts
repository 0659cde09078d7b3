import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WInviteRegisterProps } from './props'

const share_code = 'DEM2FR4END'

/** What the gateway returns for the code. */
function code(more: Partial<Response<'invitationShareCode'>> = {}): ExampleAnswer[] {
  const response = {
    share_code,
    share_url: '',
    poster_url: '',
    inviter_masked: '138****8005',
    valid: true,
    is_own: false,
    gift: '入门课程试听',
    ...more,
  }
  return [{ call: 'invitationShareCode', to: { share_code }, response }]
}

export const examples: Example<WInviteRegisterProps>[] = [
  { title: '没有邀请码', value: {} },
  { title: '好友邀请，有见面礼', value: { share_code }, answers: code() },
  { title: '好友邀请，没有见面礼', value: { share_code }, answers: code({ gift: '' }) },
  {
    title: '最长的文字',
    value: { share_code, title: '用手机号注册领取朋友送您的见面礼', button: '同意并立即完成注册' },
    answers: code({ inviter_masked: '您的朋友', gift: '投资者教育入门课程与配套讲义试听资格一份' }),
  },
  { title: '活动已结束', value: { share_code }, answers: code({ valid: false, gift: '' }) },
  {
    title: '邀请码无效',
    value: { share_code },
    answers: [{ call: 'invitationShareCode', code: 400061, msg: '邀请码无效' }],
  },
  {
    title: '查不到邀请人',
    value: { share_code },
    answers: [{ call: 'invitationShareCode', code: 500000, msg: '服务器开小差了，请稍后再试' }],
  },
  { title: '自己的邀请链接', value: { share_code }, isLoggedIn: true, answers: code({ is_own: true }) },
  { title: '注册结果', value: { look: 'result' } },
]
