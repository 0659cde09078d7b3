import { type FeedKind, feedKinds, feedConsoleLimits as limits } from '@yingzao/contract/studio'
import { Form, Input, Select } from 'antd'
import { hasMoney, kindWords } from '../column-words'
import { DayPicker } from '../day-picker'
import { unitOptions } from '../units'
import type { Unit } from './mapping'
import { wording } from './wording'

export interface ImportValues {
  kind: FeedKind
  as_of: string
  source: string
  unit: Unit
}

/** What a file does not say itself: which column and day it is for, who it is from, and the unit of its money. */
export function ImportFields() {
  const kind: FeedKind | undefined = Form.useWatch('kind')
  return (
    <div className="fd-pair">
      <Form.Item name="kind" label={wording.kind}>
        <Select options={feedKinds.map((value) => ({ value, label: kindWords[value] }))} />
      </Form.Item>
      <Form.Item
        name="as_of"
        label={wording.day}
        extra={wording.dayHint}
        rules={[{ required: true, message: wording.choose }]}
      >
        <DayPicker />
      </Form.Item>
      <Form.Item
        name="source"
        label={wording.source}
        extra={wording.sourceHint}
        rules={[{ required: true, whitespace: true, message: wording.missing }]}
      >
        <Input maxLength={limits.source} autoComplete="off" />
      </Form.Item>
      {kind && hasMoney(kind) && (
        <Form.Item name="unit" label={wording.unit} extra={wording.unitHint}>
          <Select options={unitOptions} />
        </Form.Item>
      )}
    </div>
  )
}
