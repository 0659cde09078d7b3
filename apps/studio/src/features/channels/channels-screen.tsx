import './channels.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { useCame } from './came/use-came'
import { FilterBar } from './filter-bar'
import { linkColumns } from './link-columns'
import { LinkDrawer } from './link-drawer'
import { LinkForm } from './link-form'
import { type LinkRow, linkAddress, OPENED } from './link-rows'
import { SeveralDialog } from './several-dialog'
import { wording } from './wording'

/** How many links are loaded at once. */
const PART = 50

/** The links by which pages are distributed, each with what it says about where visitors came from. */
export function ChannelsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(linkAddress, OPENED)
  const list = useList('trackedLinkList', { ...filter, limit: PART })
  const { came } = useCame((list.rows ?? []).map(({ code }) => code))
  const [adding, setAdding] = useState<'one' | 'several'>()
  const mayChange = mayCall(useMember(), studioOperations.trackedLinkCreate)
  const close = () => setAdding(undefined)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <>
            <Button onClick={() => setAdding('several')}>{wording.addSeveral}</Button>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => setAdding('one')}
            >
              {wording.add}
            </Button>
          </>
        )
      }
    >
      <Card className="st-table-card">
        <FilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <div className="st-wide">
            <ListTable<LinkRow, string>
              rowKey="link_id"
              columns={linkColumns(open, came)}
              rows={list.rows}
              isOld={list.isOld}
              isFixed
              empty={linkAddress.isNarrow(filter) ? wording.noneFound : wording.none}
              opened={opened}
              onOpen={open}
            />
          </div>
        </ListBody>
      </Card>
      {opened !== undefined && <LinkDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {adding === 'one' && <LinkForm link={undefined} onClose={close} onMade={open} />}
      {adding === 'several' && <SeveralDialog onClose={close} />}
    </Screen>
  )
}
