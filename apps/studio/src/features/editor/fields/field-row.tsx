import { pathText } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'
import { memo } from 'react'
import { useSession } from '../session/session-context'
import { BlocksField } from './blocks-field'
import { FieldFrame } from './field-frame'
import { FieldInput, hasInput } from './field-input'
import type { FieldRowProps } from './field-parts'
import type { InputProps, PickedAsset } from './field-props'
import { MIXED, useFieldTarget, useFieldValue, useWriteField, useWriteFields } from './field-target'
import { ListField } from './list-field'
import { ObjectField } from './object-field'
import { sizedBy } from './sized-by'
import { useFieldFindings } from './use-field-findings'

/** One setting of the selected blocks. Re-rendered only when its value or its findings change. */
export const FieldRow = memo(function FieldRow({ field, path, siblings, input }: FieldRowProps) {
  if (field.kind === 'list') return <ListField field={field} path={path} />
  if (field.kind === 'blocks') return <BlocksField field={field} path={path} />
  if (field.kind === 'object' && !hasInput(field)) return <ObjectField field={field} path={path} />
  return <InputRow field={field} path={path} siblings={siblings} input={input} />
}, isSameRow)

const NO_SIZE = { width: undefined, height: undefined }

function InputRow({ field, path, siblings = [], input: Input = FieldInput as never }: FieldRowProps) {
  const { linkHosts } = useSession()
  const { isDisabled } = useFieldTarget()
  const findings = useFieldFindings(path)
  const value = useFieldValue(path)
  const write = useWriteField(path)
  const writeBeside = useWriteFields(path.slice(0, -1))
  const isMixed = value === MIXED
  const writeAsset = ({ url, size }: PickedAsset) =>
    writeBeside({ [field.name]: url, ...(sizedBy(siblings) === field && { ...NO_SIZE, ...size }) })
  return (
    <FieldFrame
      path={path}
      title={field.title}
      help={field.help}
      isRequired={field.required}
      isInline={isInline(field)}
      findings={findings}
      onReset={isDisabled || !canReset(field, value) ? undefined : () => write(standardOf(field))}
    >
      {(parts) => (
        <Input
          {...({ ...parts, field, path, isMixed, isDisabled, linkHosts } as InputProps<never>)}
          value={isMixed ? undefined : value}
          onWrite={write}
          onWriteAsset={writeAsset}
        />
      )}
    </FieldFrame>
  )
}

/** Short inputs stand beside their names, so that a panel shows more at a time. */
function isInline({ kind, control, indexOf }: Field): boolean {
  return kind === 'boolean' || (kind === 'number' && control !== 'datetime' && indexOf === undefined)
}

/** Returns what resetting a setting restores: its default, or nothing. */
function standardOf({ default: standard, optional }: Field): unknown {
  return optional ? undefined : standard
}

function canReset(field: Field, value: unknown): boolean {
  if (field.required || (!field.optional && field.default === undefined)) return false
  // Where the default is nothing, emptying the input resets it.
  const standard = standardOf(field)
  return standard !== '' && value !== standard && !(field.kind === 'enum' && field.optional)
}

function isSameRow(before: FieldRowProps, after: FieldRowProps): boolean {
  return (
    before.field === after.field &&
    before.input === after.input &&
    pathText(before.path) === pathText(after.path)
  )
}
