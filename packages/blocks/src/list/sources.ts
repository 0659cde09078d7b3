import type { CallId, Response } from '../answers/answer'
import { minuteText } from '../answers/moments'
import type { Keyed } from '../answers/pages'
import type { ListItem } from './list-item'
import type { SourceId } from './source-id'

/** A line that the gateway has given. It leads nowhere. */
export type GivenItem = Keyed & Omit<ListItem, 'action'>

/** The type of the items in the answer of such a call. */
type ItemOf<Id extends CallId> = Response<Id> extends { list: (infer Item)[] } ? Item : never

type Source<Id extends CallId> = (item: ItemOf<Id>) => GivenItem

const groupPostList: Source<'groupPostList'> = (post) => ({
  key: post.post_id,
  title: post.title,
  desc: [post.summary, bylineOf(post)].filter((part) => part !== '').join('　'),
  image: post.images[0] || '',
  time: minuteText(post.created_at),
})

const multipleBrokerageOptions: Source<'multipleBrokerageOptions'> = (broker) => ({
  key: broker.open_brokerage_type,
  title: broker.name,
  desc: broker.intro,
  image: broker.logo,
  time: broker.status === 1 ? '' : '暂停办理',
})

/** The calls that a list can show, and how their items are converted. To add one, add a line here and in `SourceId`. */
export const SOURCES = { groupPostList, multipleBrokerageOptions } as const satisfies {
  [Id in SourceId]: Source<Id>
}

/** Advisers are named with their registration. */
function bylineOf({ author, adviser_no }: { author: string; adviser_no: string }): string {
  return adviser_no === '' ? author : `${author}（登记编号：${adviser_no}）`
}
