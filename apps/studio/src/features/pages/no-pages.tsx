import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { TemplatePicture } from './create/template-picture'
import { templates } from './templates/templates'
import { wording } from './wording'

/** Stands where the first page will: what to do to get one. `onCreate`: absent for who may make none. */
export function NoPages({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <div className="pg-none">
      <div className="pg-none-pictures" aria-hidden="true">
        {templates.slice(0, 3).map(({ key }) => (
          <TemplatePicture key={key} name={key} />
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
