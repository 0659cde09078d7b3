import { DeleteOutlined } from '@ant-design/icons'
import { isRecord, STYLE_PROPERTIES } from '@yingzao/schema/client'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldFact, useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { namedStyles } from './style-fields'
import { StyleInput } from './style-input'
import { wording } from './wording'

const words = wording.look
const STYLE = ['common', 'style'] as const

/** Every other property that pages allow, written as in style sheets. */
export function MoreStyles({ isContainer }: { isContainer: boolean }) {
  const { isDisabled } = useFieldTarget()
  const [added, setAdded] = useState<readonly string[]>([])
  const named = namedStyles(isContainer)
  const set = useFieldFact(STYLE, (value) => Object.keys(isRecord(value) ? value : {}).join())
  const present = set === MIXED ? [] : set.split(',').filter((name) => name !== '' && !named.has(name))
  const rows = [...new Set([...present, ...added])]
  const free = [...STYLE_PROPERTIES.keys()].filter((name) => !named.has(name) && !rows.includes(name))
  return (
    <>
      <h4>{words.more}</h4>
      {rows.map((name) => (
        <OtherStyle
          key={name}
          name={name}
          onRemove={() => setAdded(added.filter((other) => other !== name))}
        />
      ))}
      <Select
        className="ed-wide"
        showSearch
        value={null}
        placeholder={words.addMore}
        aria-label={words.addMore}
        disabled={isDisabled}
        options={free.map((name) => ({ value: name, label: titleOf(name) }))}
        onChange={(name: string | null) => name !== null && setAdded([...added, name])}
      />
      <p className="ed-field-fine">{words.moreHint}</p>
    </>
  )
}

function OtherStyle({ name, onRemove }: { name: string; onRemove(): void }) {
  const path = [...STYLE, name]
  const { isDisabled } = useFieldTarget()
  const findings = useFieldFindings(path)
  const value = useFieldValue(path)
  const write = useWriteField(path)
  return (
    <FieldFrame path={path} title={titleOf(name)} isInline findings={findings}>
      {(parts) => (
        <span className="ed-other-style">
          <StyleInput
            {...parts}
            style={{ name }}
            value={value === MIXED ? undefined : value}
            isMixed={value === MIXED}
            isDisabled={isDisabled}
            onWrite={write}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            disabled={isDisabled}
            aria-label={words.removeMore(titleOf(name))}
            onClick={() => {
              write(undefined)
              onRemove()
            }}
          />
        </span>
      )}
    </FieldFrame>
  )
}

function titleOf(name: string): string {
  const title = words.properties[name]
  return title === undefined ? name : `${title} ${name}`
}
