import { videoLimits } from '@yingzao/contract/studio'
import { Form } from 'antd'
import { RichField } from '../../../ui/rich-field'
import { wording } from './wording'

/** The notes below the film. */
export function NotesField() {
  return (
    <Form.Item
      name="content"
      label={wording.content}
      extra={wording.contentHint}
      rules={[{ max: videoLimits.content, message: wording.contentLong(videoLimits.content) }]}
    >
      <RichField
        label={wording.content}
        toolsLabel={wording.contentTools}
        placeholder={wording.contentPlaceholder}
      />
    </Form.Item>
  )
}
