import type { TableColumnsType } from 'antd'
import { CellLink } from '../../ui/list/cell-link'
import { cameColumns } from './came/came-columns'
import type { Came } from './came/use-came'
import { LinkMark, LinkParams, LinkTarget, ShortAddress } from './link-parts'
import type { LinkRow } from './link-rows'
import { wording } from './wording'

const words = wording.columns

/**
 * What a line says, from left to right. A click anywhere opens it; by keyboard its name does. `came`: what came of
 * links, by their codes.
 */
export function linkColumns(
  onOpen: (id: string) => void,
  came: ReadonlyMap<string, Came>,
): TableColumnsType<LinkRow> {
  return [
    {
      title: words.name,
      width: 160,
      ellipsis: true,
      render: (_, { link_id, name }) => <CellLink onOpen={() => onOpen(link_id)}>{name}</CellLink>,
    },
    { title: words.campaign, width: 120, ellipsis: true, render: (_, { campaign }) => campaign },
    { title: words.page, width: 160, render: (_, link) => <LinkTarget link={link} /> },
    { title: words.short, width: 210, render: (_, link) => <ShortAddress link={link} /> },
    { title: words.params, width: 250, render: (_, link) => <LinkParams link={link} /> },
    { title: wording.came.ofDays, children: cameColumns(came) },
    { title: words.state, width: 90, render: (_, { is_off }) => <LinkMark isOff={is_off} /> },
  ]
}
