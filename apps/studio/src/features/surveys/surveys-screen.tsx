import { DownloadOutlined } from '@ant-design/icons'
import { Button, Card, Tooltip } from 'antd'
import { useState } from 'react'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useListAddress } from '../../ui/list/use-list-address'
import { wording as listWording } from '../../ui/list/wording'
import { Screen } from '../../ui/screen'
import { AnswerDrawer } from './answer-drawer'
import { SurveyExport } from './survey-export'
import { surveyAddress } from './survey-filter'
import { SurveyFilterBar } from './survey-filter-bar'
import { type SurveyRow, surveyColumns } from './surveys-columns'
import { wording } from './wording'

/** Visitors' answers to forms, newest first. */
export function SurveysScreen() {
  const { filter, setFilter } = useListAddress(surveyAddress)
  const list = useList('surveyAnswerList', filter)
  const [opened, setOpened] = useState<number>()
  const [isExporting, setExporting] = useState(false)
  const { page_code, block_id } = filter
  const mayExport = page_code !== undefined && block_id !== undefined
  const row = list.rows?.find(({ id }) => id === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <Tooltip title={mayExport ? undefined : wording.export.chooseForm}>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={!mayExport}
            onClick={() => setExporting(true)}
          >
            {listWording.export.open}
          </Button>
        </Tooltip>
      }
    >
      <Card className="st-table-card">
        <SurveyFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<SurveyRow, number>
            rowKey="id"
            columns={surveyColumns(setOpened)}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={surveyAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={setOpened}
          />
        </ListBody>
      </Card>
      {row && <AnswerDrawer key={row.id} row={row} onClose={() => setOpened(undefined)} />}
      {isExporting && mayExport && (
        <SurveyExport filter={{ ...filter, page_code, block_id }} onClose={() => setExporting(false)} />
      )}
    </Screen>
  )
}
