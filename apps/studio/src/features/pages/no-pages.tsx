import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { wording } from '../../wording'
import { TemplatePicture } from './create/template-picture'
import { templates } from './templates/templates'

const words = wording.pages

/** Stands where the first page will: what to do to get one. `onCreate`: absent for who may make none. */
export function NoPages({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <div className="pg-none">
      <div className="pg-none-pictures" aria-hidden="true">
        {templates.slice(0, 3).map(({ key }) => (
          <TemplatePicture key={key} name={key} />
        ))}
      </div>
      <h2>{words.none}</h2>
      <p>{onCreate ? words.noneText : words.noneReader}</p>
      {onCreate && (
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onCreate}>
          {words.create}
        </Button>
      )}
    </div>
  )
}
