import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { PageThumbnail } from '../../ui/page-thumbnail'
import { useTemplates } from './templates/use-templates'
import { wording } from './wording'

/**
 * Shown where the first page will be: what to do to get one. `onCreate`: absent for members who may not create pages.
 */
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
