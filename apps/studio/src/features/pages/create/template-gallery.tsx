import { Radio } from 'antd'
import { type TemplateKey, templates } from '../templates/templates'
import { wording as templateWording } from '../templates/wording'
import { TemplatePicture } from './template-picture'

interface TemplateGalleryProps {
  chosen: TemplateKey | undefined
  onChoose: (key: TemplateKey) => void
}

/** The templates with their pictures, one of which is chosen. */
export function TemplateGallery({ chosen, onChoose }: TemplateGalleryProps) {
  return (
    <Radio.Group
      className="pg-templates"
      aria-label={templateWording.choose}
      value={chosen}
      onChange={({ target }) => onChoose(target.value as TemplateKey)}
    >
      {templates.map(({ key, title, about }) => (
        <Radio key={key} value={key} className="pg-template">
          <span className="pg-picture-ground">
            <TemplatePicture name={key} />
          </span>
          <strong>{title}</strong>
          <span className="st-soft">{about}</span>
        </Radio>
      ))}
    </Radio.Group>
  )
}
