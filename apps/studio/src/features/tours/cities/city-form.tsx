import { tourConsoleLimits as limits } from '@yingzao/contract/studio'
import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { FirstField } from '../../../ui/first-field'
import { IdField } from '../../../ui/id-field'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { City } from '../tour-rows'
import { wording } from './wording'

const words = wording.form

interface CityFormProps {
  /** Undefined: a new one. */
  city: City | undefined
  others: readonly City[]
  onTake: (city: City) => void
  onClose: () => void
}

/** Adds a city to a list that is saved later, or renames one. */
export function CityForm({ city: chosen, others, onTake, onClose }: CityFormProps) {
  useReturnFocus()
  const [city] = useState(chosen)
  const [form] = Form.useForm<{ id: string; name: string }>()
  const take = ({ id, name }: { id: string; name: string }) => {
    const city_id = city?.city_id ?? id.trim()
    if (others.some((other) => other.city_id === city_id))
      return form.setFields([{ name: 'id', errors: [words.idTaken] }])
    onTake({ city_id, name: name.trim() })
    onClose()
  }
  return (
    <Modal
      open
      width={440}
      title={city ? words.renameTitle : words.addTitle}
      okText={words.take}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ id: '', name: city?.name ?? '' }}
        onFinish={take}
      >
        {city ? (
          <FirstField name="name" />
        ) : (
          <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />
        )}
        <Form.Item
          name="name"
          label={words.name}
          rules={[
            { required: true, whitespace: true, message: words.missing },
            once(
              others.map(({ name }) => name),
              words.nameTaken,
            ),
          ]}
        >
          <Input maxLength={limits.city} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** The rule of a text that must differ from all the others. */
function once(others: readonly string[], message: string) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      if (others.includes(text?.trim() ?? '')) throw new Error(message)
    },
  }
}
