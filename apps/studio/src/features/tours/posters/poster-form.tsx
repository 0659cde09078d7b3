import { tourConsoleLimits as limits } from '@yingzao/contract/studio'
import { Form, Input, Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { AssetPicker } from '../../assets'
import type { CityRow } from '../tour-rows'
import type { Poster } from './poster-rows'
import { wording } from './wording'

const words = wording.form

let made = 0

/** The key of a poster that is not stored yet; no id of a stored one contains a space. */
function newKey(): string {
  made += 1
  return `new ${made}`
}

interface Values {
  image: string
  title: string
  /** Undefined, too, once it was cleared. */
  city: string | null | undefined
  link: string
}

interface PosterFormProps {
  /** Undefined: a new one. */
  poster: Poster | undefined
  cities: readonly CityRow[]
  onTake: (poster: Poster) => void
  onClose: () => void
}

/** Adds a poster to a list that is saved later, or changes one. */
export function PosterForm({ poster: chosen, cities, onTake, onClose }: PosterFormProps) {
  useReturnFocus()
  const formId = useId()
  const [poster] = useState(chosen)
  const [isTouched, setTouched] = useState(false)
  const close = useAskingClose(() => isTouched, onClose)
  const take = ({ image, title, city, link }: Values) => {
    const { key, poster_id } = poster ?? { key: newKey(), poster_id: null }
    onTake({ key, poster_id, city_id: city ?? null, image, title: title.trim(), share_url: link.trim() })
    onClose()
  }
  return (
    <Modal
      open
      width={480}
      title={poster ? words.changeTitle : words.addTitle}
      okText={words.take}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={close}
    >
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          image: poster?.image ?? '',
          title: poster?.title ?? '',
          city: poster?.city_id ?? null,
          link: poster?.share_url ?? '',
        }}
        onValuesChange={() => setTouched(true)}
        onFinish={take}
      >
        <Form.Item name="image" label={words.image} rules={[{ required: true, message: words.imageMissing }]}>
          <Picture />
        </Form.Item>
        <Form.Item
          name="title"
          label={words.title}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input maxLength={limits.posterTitle} autoComplete="off" />
        </Form.Item>
        <Form.Item name="city" label={words.city} extra={words.cityHint}>
          <Select
            allowClear
            placeholder={wording.ofTour}
            options={cities.map(({ city_id, name }) => ({ value: city_id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
        <Form.Item name="link" label={words.link} extra={words.linkHint}>
          <Input maxLength={300} autoComplete="off" inputMode="url" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Picture({ value = '', onChange }: { value?: string; onChange?: (url: string) => void }) {
  return <AssetPicker kind="image" label={words.image} value={value} onPick={({ url }) => onChange?.(url)} />
}
