import './filing/filing.css'
import './pages.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { SampleWarning } from '../company'
import { CreateDialog } from './create/create-dialog'
import { FilingBatchBar } from './filing/filing-batch-bar'
import { wording as filingWording } from './filing/wording'
import { NoPages } from './no-pages'
import { PageCards } from './page-cards'
import { PageDialogs } from './page-dialogs'
import { pageAddress } from './page-filter'
import { PageFilterBar } from './page-filter-bar'
import { PageTable } from './page-table'
import { useEditors } from './presence/use-editors'
import { useListLook } from './use-list-look'
import type { PageDialog } from './use-page-acts'
import { usePageSelection } from './use-page-selection'
import { type PageRow, usePages } from './use-pages'
import { wording } from './wording'

/** All pages, and everything that is done with a page as a whole. */
export function PagesScreen() {
  const { filter, setFilter } = useListAddress(pageAddress)
  const [look, setLook] = useListLook()
  const list = usePages(filter)
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<{ what: PageDialog; page: PageRow }>()
  const member = useMember()
  const editors = useEditors()
  const selection = usePageSelection(list.rows ?? [])
  const create = mayCall(member, studioOperations.pageCreate) ? () => setCreating(true) : undefined
  const mayFile = mayCall(member, studioOperations.pageMove)
  const List = look === 'cards' ? PageCards : PageTable
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        create && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={create}>
            {wording.create}
          </Button>
        )
      }
    >
      <SampleWarning pages={list.first?.counts.published} />
      <Card className="st-table-card">
        <PageFilterBar
          filter={filter}
          onFilter={setFilter}
          counts={list.first?.counts}
          look={look}
          onLook={setLook}
        />
        {selection.chosen.length > 0 && (
          <FilingBatchBar chosen={selection.chosen} onClear={() => selection.replace([])} />
        )}
        <ListBody list={list}>
          {list.rows?.length !== 0 ? (
            <List
              rows={list.rows}
              isOld={list.isOld}
              onOpen={(what, page) => setOpened({ what, page })}
              editors={editors}
              selection={mayFile ? selection : undefined}
            />
          ) : filter.folder !== undefined && Object.values(filter).filter(Boolean).length === 1 ? (
            <p className="st-empty">{filingWording.emptyFolder}</p>
          ) : pageAddress.isNarrow(filter) ? (
            <p className="st-empty">{wording.noneFound}</p>
          ) : (
            <NoPages onCreate={create} />
          )}
        </ListBody>
      </Card>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {opened && <PageDialogs {...opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}
