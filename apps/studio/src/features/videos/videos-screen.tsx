import './videos.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { CategoriesDialog } from './categories-dialog'
import { VideoForm } from './form/video-form'
import { UploadStrip } from './upload/upload-strip'
import { UploadsContext, useFilmUploads } from './upload/uploads-context'
import { videoColumns } from './video-columns'
import { VideoDrawer } from './video-drawer'
import { VideoFilterBar } from './video-filter-bar'
import { type VideoRow, videoAddress } from './video-rows'
import { wording } from './wording'

const PART = 50
const OPENED: OpenedLine<number> = {
  name: 'video',
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
}

/** The lessons, who may see them and how often they were seen, with the uploads in progress. */
export function VideosScreen() {
  const { filter, opened, setFilter, open } = useListAddress(videoAddress, OPENED)
  const list = useList('videoRows', { ...filter, limit: PART })
  const [dialog, setDialog] = useState<'add' | 'categories'>()
  const member = useMember()
  const mayChange = mayCall(member, studioOperations.videoCreate)
  const around = useFilmUploads(mayCall(member, studioOperations.videoUploadBegin))
  const close = () => setDialog(undefined)
  return (
    <UploadsContext value={around}>
      <Screen
        title={wording.title}
        about={wording.about}
        actions={
          mayChange && (
            <>
              <Button onClick={() => setDialog('categories')}>{wording.categories}</Button>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => setDialog('add')}
              >
                {wording.add}
              </Button>
            </>
          )
        }
      >
        <UploadStrip opened={opened} onOpen={open} />
        <Card className="st-table-card">
          <VideoFilterBar filter={filter} onFilter={setFilter} />
          <ListBody list={list}>
            <ListTable<VideoRow, number>
              rowKey="video_id"
              columns={videoColumns(open)}
              rows={list.rows}
              isOld={list.isOld}
              empty={videoAddress.isNarrow(filter) ? wording.noneFound : wording.none}
              opened={opened}
              onOpen={open}
            />
          </ListBody>
        </Card>
        {opened !== undefined && <VideoDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
        {dialog === 'add' && <VideoForm video={undefined} onClose={close} onMade={open} />}
        {dialog === 'categories' && <CategoriesDialog onClose={close} />}
      </Screen>
    </UploadsContext>
  )
}
