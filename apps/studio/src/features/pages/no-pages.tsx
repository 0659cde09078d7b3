import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { PageThumbnail } from '../../ui/page-thumbnail'
import { useTemplates } from './templates/use-templates'
import { wording } from './wording'

/** Stands where the first page will: what to do to get one. `onCreate`: absent for who may make none. */
export function NoPages({ onCreate }: { onCreate: (() => void) | undefined }) {
  const { data } = useTemplates()
  return (
    <div className="pg-none">
      <div className="pg-none-pictures" aria-hidden="true">
        {data?.list.slice(0, 3).map(({ id, look, title }) => (
          <PageThumbnail key={id} look={look} title={title} />
        ))}
      </div>
      <h2>{wording.none}</h2>
      <p>{onCreate ? wording.noneText : wording.noneReader}</p>
      {onCreate && (
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onCreate}>
          {wording.create}
        </Button>
      )}
    </div>
  )
}
