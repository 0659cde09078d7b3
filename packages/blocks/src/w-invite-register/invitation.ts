import { INVALID_INVITE_CODE } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'

/** What is shown above the form. */
export interface Invitation {
  who: string
  note: string
  /** The visitor has opened a link of their own, with which nobody can register. */
  isOwn: boolean
  /** What invited visitors get; empty: nothing, or nobody invites. */
  gift: string
}

const FREE = '注册不收费，也不会开通任何服务'

const NOBODY: Invitation = { who: '欢迎注册', note: FREE, isOwn: false, gift: '' }

/** Who invites, as far as that is known. Without a code nobody does. */
export function invitationIn(
  share_code: string,
  answer: Answer<Response<'invitationShareCode'>>,
): Invitation {
  if (share_code === '') return NOBODY
  switch (answer.state) {
    case 'loading':
      return NOBODY
    case 'known':
      return invited(answer.response)
    case 'anonymous':
      return UNKNOWN
    case 'failed':
      return answer.code === INVALID_INVITE_CODE ? { ...NOBODY, who: '邀请码无效，您仍可注册' } : UNKNOWN
  }
}

/** There was no answer: the code may be valid all the same, and is sent along. */
const UNKNOWN: Invitation = { ...NOBODY, who: '暂时查不到邀请人，不影响注册' }

function invited({ inviter_masked, valid, is_own, gift }: Response<'invitationShareCode'>): Invitation {
  if (is_own) return { who: '不能邀请自己', note: '这是您自己的邀请链接，请发给朋友', isOwn: true, gift: '' }
  const who = `${inviter_masked} 邀请您`
  if (!valid) return { ...NOBODY, who, note: '邀请活动不在进行中，您仍可注册' }
  return { who, note: gift === '' ? FREE : `新用户注册有礼：${gift}`, isOwn: false, gift }
}
