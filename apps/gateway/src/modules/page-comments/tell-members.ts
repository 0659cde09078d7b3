import type { Transaction } from '../../db/database'
import type { Member } from '../../http/member'
import { notify } from '../notices'
import { commentLink } from './words'

interface Said {
  comment_id: number
  code: string
  title: string
  words: string
  /** The members it mentions. */
  mentioned: readonly number[]
  /** The other participants of its thread. */
  talking: readonly number[]
}

/** Notifies the members whom a comment concerns, each once: those mentioned are notified of the mention. */
export async function tellMembers(
  tx: Transaction,
  { member_id, name }: Pick<Member, 'member_id' | 'name'>,
  { comment_id, code, title, words, mentioned, talking }: Said,
): Promise<void> {
  const notice = { except: member_id, subject: `page:${code}`, link: commentLink(code, comment_id) }
  await notify(tx, {
    ...notice,
    kind: 'mention',
    members: mentioned,
    words: `${name} 在“${title}”的评论中提到了您：${words}`,
  })
  await notify(tx, {
    ...notice,
    kind: 'comment',
    members: talking.filter((id) => !mentioned.includes(id)),
    words: `${name} 回复了“${title}”的评论：${words}`,
  })
}
