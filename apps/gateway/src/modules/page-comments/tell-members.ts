import type { Transaction } from '../../db/database'
import type { Member } from '../../http/member'
import { notify } from '../notices'
import { commentLink } from './words'

interface Said {
  comment_id: number
  code: string
  title: string
  words: string
  /** Whom it calls by name. */
  mentioned: readonly number[]
  /** Who else talks in its thread. */
  talking: readonly number[]
}

/** Tells those whom a comment concerns, each once: who is called by name hears of that. */
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
