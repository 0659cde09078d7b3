import { tourConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, InputNumber, Modal, Switch } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { DateTimePicker } from '../../ui/date-time-picker'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { after, isoOf, whole } from './form-rules'
import { CHANGED, fieldsOf, type TourFields, type TourRow } from './tour-rows'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: wording.missing }]

interface Values {
  id: string
  title: string
  year: number | null
  filing: string
  threshold: number | null
  start: number | null
  end: number | null
  isOpen: boolean
}

interface TourFormProps {
  /** Undefined: a new one. */
  tour: TourRow | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

/** Creates a tour, or changes one. Its cities are changed separately. */
export function TourForm({ tour: newest, onClose, onMade }: TourFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [tour] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message, modal } = App.useApp()
  const create = useStudioCall('tourCreate', { changes: CHANGED })
  const change = useStudioCall('tourChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const saved = (id: string) => {
    void message.success(wording.saved)
    onClose()
    if (!tour) onMade?.(id)
  }
  const send = (values: Values) => {
    const fields = { ...fieldsOfValues(values), cities: tour ? fieldsOf(tour).cities : [] }
    if (tour) {
      const { tour_id, revision: base_revision } = tour
      change.mutate({ ...fields, tour_id, base_revision }, { onSuccess: () => saved(tour_id) })
      return
    }
    const tour_id = values.id.trim()
    create.mutate({ ...fields, tour_id }, { onSuccess: () => saved(tour_id) })
  }
  const save = (values: Values) => {
    if (isPending) return
    if (!tour?.is_open || values.isOpen) return send(values)
    void modal.confirm({
      title: wording.detail.closeTitle,
      content: wording.detail.closeText,
      okText: wording.detail.closeGo,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => send(values),
    })
  }
  return (
    <Modal
      open
      width={560}
      title={tour ? words.changeTitle : words.addTitle}
      okText={wording.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: wording.conflict, alreadyExists: words.taken }}
      />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(tour)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        {!tour && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <Fields />
        {!tour && <p className="st-hint">{words.citiesHint}</p>}
      </Form>
    </Modal>
  )
}

function Fields() {
  return (
    <>
      <Form.Item name="title" label={words.title} rules={needed}>
        <Input maxLength={limits.title} autoComplete="off" />
      </Form.Item>
      <Form.Item name="filing" label={words.filing} extra={words.filingHint}>
        <Input maxLength={limits.filing} autoComplete="off" />
      </Form.Item>
      <div className="tr-pair">
        <Form.Item name="year" label={words.year} rules={[whole([2000, 2100], words.yearForm)]}>
          <InputNumber controls={false} maxLength={4} />
        </Form.Item>
        <Form.Item
          name="threshold"
          label={words.threshold}
          rules={[whole([1, limits.lights], words.thresholdForm(limits.lights))]}
        >
          <InputNumber controls={false} maxLength={7} />
        </Form.Item>
        <Form.Item name="start" label={words.start} rules={[{ required: true, message: wording.missing }]}>
          <DateTimePicker dayTime="start" />
        </Form.Item>
        <Form.Item
          name="end"
          label={words.end}
          dependencies={['start']}
          rules={[{ required: true, message: wording.missing }, after('start', words.endsEarly)]}
        >
          <DateTimePicker dayTime="end" />
        </Form.Item>
      </div>
      <Form.Item name="isOpen" label={words.isOpen} extra={words.isOpenHint} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  )
}

function valuesOf(tour: TourRow | undefined): Values {
  return {
    id: '',
    title: tour?.title ?? '',
    year: tour?.year ?? null,
    filing: tour?.filing_no ?? '',
    threshold: tour?.light_threshold ?? null,
    start: tour ? Date.parse(tour.start_at) : null,
    end: tour ? Date.parse(tour.end_at) : null,
    isOpen: tour?.is_open ?? true,
  }
}

/** The form has every number by the time it is submitted. */
function fieldsOfValues(values: Values): Omit<TourFields, 'cities'> {
  return {
    title: values.title,
    year: values.year ?? 0,
    filing_no: values.filing,
    light_threshold: values.threshold ?? 0,
    start_at: isoOf(values.start),
    end_at: isoOf(values.end),
    is_open: values.isOpen,
  }
}
