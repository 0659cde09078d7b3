import './pages.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { mayCall } from '../../state/session'
import { MoreRows } from '../../ui/list/more-rows'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { SampleWarning } from '../company'
import { CreateDialog } from './create/create-dialog'
import { NoPages } from './no-pages'
import { PageCards } from './page-cards'
import { PageDialogs } from './page-dialogs'
import { isNarrow, pageFilterIn, pageSearch } from './page-filter'
import { PageFilterBar } from './page-filter-bar'
import { PageTable } from './page-table'
import { useListLook } from './use-list-look'
import type { PageDialog } from './use-page-acts'
import { type PageRow, usePages } from './use-pages'
import { wording } from './wording'

/** The pages there are, and all that is done with a page as a whole. */
export function PagesScreen() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => pageFilterIn(search), [search])
  const [look, setLook] = useListLook()
  const { data, error, refetch, isPlaceholderData, ...more } = usePages(filter)
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<{ what: PageDialog; page: PageRow }>()
  const rows = data?.pages.flatMap(({ list }) => list)
  const create = mayCall(useMember(), studioOperations.pageCreate) ? () => setCreating(true) : undefined
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
      <SampleWarning pages={data?.pages[0]?.counts.published} />
      <Card className="st-table-card">
        <PageFilterBar
          filter={filter}
          onFilter={(wanted) => setSearch(pageSearch(wanted), { preventScrollReset: true })}
          counts={data?.pages[0]?.counts}
          look={look}
          onLook={setLook}
        />
        {error && !rows ? (
          <ProblemNote problem={error} retry={() => void refetch()} />
        ) : rows?.length === 0 ? (
          isNarrow(filter) ? (
            <p className="st-empty">{wording.noneFound}</p>
          ) : (
            <NoPages onCreate={create} />
          )
        ) : (
          <List rows={rows} isOld={isPlaceholderData} onOpen={(what, page) => setOpened({ what, page })} />
        )}
        <MoreRows shown={rows?.length ?? 0} {...more} problem={rows && error} />
      </Card>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {opened && <PageDialogs {...opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}
