import { tourConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, InputNumber, Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { DateTimePicker } from '../../../ui/date-time-picker'
import { FirstField } from '../../../ui/first-field'
import { FormProblem } from '../../../ui/form-problem'
import { SpeakerSelect } from '../../../ui/speakers/speaker-select'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { after, whole } from '../form-rules'
import { CHANGED, type TourRow } from '../tour-rows'
import type { SpeechRow } from './speech-rows'
import { fieldsOfValues, isElsewhere, type Values, valuesOf } from './speech-values'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: words.missing }]
const number = new Intl.NumberFormat('zh-CN')

interface SpeechFormProps {
  tour: TourRow
  /** Undefined: a new one. */
  speech: SpeechRow | undefined
  onClose: () => void
}

/**
 * Creates a talk of a tour, or changes one. Says beforehand that people with a place will be notified of another time
 * or place.
 */
export function SpeechForm({ tour, speech: newest, onClose }: SpeechFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [speech] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message, modal } = App.useApp()
  const create = useStudioCall('speechCreate', { changes: CHANGED })
  const change = useStudioCall('speechChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const saved = (moved_up: number) => {
    void message.success(moved_up > 0 ? words.movedUp(moved_up) : words.saved)
    onClose()
  }
  const send = (values: Values) => {
    const fields = fieldsOfValues(values)
    if (!speech) return create.mutate({ ...fields, tour_id: tour.tour_id }, { onSuccess: () => saved(0) })
    const { speech_id, revision: base_revision } = speech
    change.mutate({ ...fields, speech_id, base_revision }, { onSuccess: ({ moved_up }) => saved(moved_up) })
  }
  const save = (values: Values) => {
    if (isPending) return
    if (!speech || speech.enrolled === 0 || !isElsewhere(speech, values)) return send(values)
    void modal.confirm({
      title: words.tellTitle,
      content: words.tellText(number.format(speech.enrolled)),
      okText: words.tellGo,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(values),
    })
  }
  return (
    <Modal
      open
      width={600}
      title={speech ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, notFound: words.gone }}
      />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(speech)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <FirstField name="title" />
        <Form.Item name="title" label={words.title} rules={needed}>
          <Input maxLength={limits.speechTitle} autoComplete="off" />
        </Form.Item>
        <TimeFields />
        <PlaceFields tour={tour} />
        <Form.Item name="speaker" label={words.speaker} rules={[{ required: true, message: words.missing }]}>
          <SpeakerSelect present={speech} />
        </Form.Item>
        <QuotaField least={Math.max(1, speech?.enrolled ?? 1)} />
      </Form>
    </Modal>
  )
}

function TimeFields() {
  const needed = { required: true, message: words.missing }
  return (
    <div className="tr-pair">
      <Form.Item name="start" label={words.start} rules={[needed]}>
        <DateTimePicker dayTime="nextHour" />
      </Form.Item>
      <Form.Item
        name="end"
        label={words.end}
        dependencies={['start']}
        rules={[needed, after('start', words.endsEarly)]}
      >
        <DateTimePicker dayTime="nextHour" />
      </Form.Item>
      <Form.Item
        name="enrolFrom"
        label={words.enrolFrom}
        dependencies={['start']}
        rules={[needed, notAfterStart]}
      >
        <DateTimePicker dayTime="start" />
      </Form.Item>
    </div>
  )
}

function notAfterStart({ getFieldValue }: { getFieldValue: (name: string) => unknown }) {
  return {
    validator: async (_rule: unknown, enrolFrom: number | null | undefined) => {
      const start = getFieldValue('start')
      if (typeof start === 'number' && typeof enrolFrom === 'number' && enrolFrom > start)
        throw new Error(words.enrolsLate)
    },
  }
}

function PlaceFields({ tour }: { tour: TourRow }) {
  return (
    <>
      <div className="tr-pair">
        <Form.Item name="city" label={words.city} rules={[{ required: true, message: words.missing }]}>
          <Select
            options={tour.cities.map(({ city_id, name }) => ({ value: city_id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
        <Form.Item name="venue" label={words.venue} rules={needed}>
          <Input maxLength={limits.venue} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="address" label={words.address} extra={words.addressHint}>
        <Input maxLength={limits.address} autoComplete="off" />
      </Form.Item>
    </>
  )
}

/** Never below the number of places already taken. */
function QuotaField({ least }: { least: number }) {
  return (
    <Form.Item
      name="quota"
      label={words.quota}
      extra={words.quotaHint}
      rules={[whole([least, limits.quota], words.quotaForm(least, limits.quota))]}
    >
      <InputNumber controls={false} maxLength={6} />
    </Form.Item>
  )
}
