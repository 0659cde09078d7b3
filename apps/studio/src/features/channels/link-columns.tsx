import type { TableColumnsType } from 'antd'
import { CellLink } from '../../ui/list/cell-link'
import { cameColumns } from './came/came-columns'
import type { Came } from './came/use-came'
import { LinkMark, LinkParams, LinkTarget, ShortAddress } from './link-parts'
import type { LinkRow } from './link-rows'
import { wording } from './wording'

const words = wording.columns

/**
 * The columns, from left to right. A click anywhere opens the row; for the keyboard there is a link on the name.
 * `came`: the results of links, by code.
 */
export function linkColumns(
  onOpen: (id: string) => void,
  came: ReadonlyMap<string, Came>,
): TableColumnsType<LinkRow> {
  return [
    {
      title: words.name,
      width: 180,
      render: (_, { link_id, name, campaign }) => (
        <>
          <div className="ch-cut">
            <CellLink onOpen={() => onOpen(link_id)}>{name}</CellLink>
          </div>
          <div className="st-soft ch-cut">{campaign}</div>
        </>
      ),
    },
    { title: words.page, width: 150, render: (_, link) => <LinkTarget link={link} /> },
    { title: words.short, width: 190, render: (_, link) => <ShortAddress link={link} /> },
    { title: words.params, width: 200, render: (_, link) => <LinkParams link={link} /> },
    { title: wording.came.ofDays, children: cameColumns(came) },
    { title: words.state, width: 84, render: (_, { is_off }) => <LinkMark isOff={is_off} /> },
  ]
}
