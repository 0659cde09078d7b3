import type { GroupPostState, StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { chatGroup, groupPost } from '../groups-tables'

const NOW = sql`now()`

/** The condition for each state of a post. */
const IS: Readonly<Record<GroupPostState, SQL | undefined>> = {
  out: and(isNull(groupPost.down_why), sql`${groupPost.created_at} <= ${NOW}`),
  coming: and(isNull(groupPost.down_why), sql`${groupPost.created_at} > ${NOW}`),
  down: isNotNull(groupPost.down_why),
}

/** The next posts: pinned ones first, then the newest. */
export async function listPostRows(
  { db }: Pick<Context, 'db'>,
  { q, group_id, tag, state, after, limit }: StudioInput<StudioOperations['groupPostRows']>,
): Promise<StudioResponse<StudioOperations['groupPostRows']>> {
  const rows = await db.orm
    .select({
      post: groupPost,
      group_name: chatGroup.name,
      isComing: sql<boolean>`${groupPost.created_at} > ${NOW}`,
      micros: microsOf(groupPost.created_at),
    })
    .from(groupPost)
    .leftJoin(chatGroup, eq(chatGroup.group_id, groupPost.group_id))
    .where(
      and(
        q ? ilike(groupPost.title, `%${likeText(q)}%`) : undefined,
        group_id === undefined ? undefined : eq(groupPost.group_id, group_id),
        tag === undefined ? undefined : eq(groupPost.tag, tag),
        state && IS[state],
        isAfter(after),
      ),
    )
    .orderBy(desc(groupPost.is_pinned), desc(groupPost.created_at), desc(groupPost.post_id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ post, group_name, isComing }) => ({
      post_id: post.post_id,
      group_id: post.group_id,
      group_name,
      tag: post.tag,
      author: post.author,
      adviser_no: post.adviser_no,
      title: post.title,
      summary: post.summary,
      body: post.body,
      images: post.images as string[],
      is_member_only: post.is_member_only,
      is_pinned: post.is_pinned,
      state: post.down_why !== null ? 'down' : isComing ? 'coming' : 'out',
      down_why: post.down_why ?? '',
      publish_at: post.created_at.toISOString(),
      revision: post.revision,
    })),
    next:
      rows.length > limit && last
        ? `${last.post.is_pinned ? 1 : 0}.${last.micros}.${last.post.post_id}`
        : null,
  }
}

/** After the post that `next` named; anything else starts from the beginning. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, pinned, micros, id] = /^([01])\.(\d{1,17})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${groupPost.is_pinned}, ${groupPost.created_at}, ${groupPost.post_id})
    < (${pinned === '1'}, ${momentOf(micros)}, ${id})`
}
