import type { TableColumnsType } from 'antd'
import { moneyText } from '../../../ui/money-text'
import type { LinkRow } from '../link-rows'
import { wording } from '../wording'
import type { Came } from './use-came'

const words = wording.came

/** What is shown of a link's results, in order. */
export const CAME: readonly { title: string; text: (came: Came) => string }[] = [
  { title: words.views, text: ({ views }) => views.toLocaleString('zh-CN') },
  { title: words.visitors, text: ({ visitors }) => visitors.toLocaleString('zh-CN') },
  { title: words.leads, text: ({ conversions }) => conversions.lead.toLocaleString('zh-CN') },
  { title: words.orders, text: ({ conversions }) => conversions.order.toLocaleString('zh-CN') },
  { title: words.paid, text: ({ paid }) => moneyText(paid) },
]

/** The same as columns of the list. */
export function cameColumns(came: ReadonlyMap<string, Came>): TableColumnsType<LinkRow> {
  return CAME.map(({ title, text }, index) => ({
    title: <span title={words.about}>{title}</span>,
    width: index === CAME.length - 1 ? 104 : 64,
    align: 'right',
    render: (_, { code }) => {
      const found = came.get(code)
      return <span className="st-number">{found ? text(found) : '…'}</span>
    },
  }))
}
