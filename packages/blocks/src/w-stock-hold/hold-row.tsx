import { useId } from 'react'
import { Fault } from '../fields/field'
import type { HoldEvent } from './hold-state'
import { faultKey, type Row, type RowFaults, type RowField } from './holdings'
import { ShareField } from './share-field'

interface HoldRowProps {
  row: Row
  /** From 1. */
  number: number
  faults: RowFaults
  send: (event: HoldEvent) => void
  /** Undefined: it is the only one, and stays. */
  onRemove: (() => void) | undefined
}

/** One share that somebody holds: which, at what cost, and how much of all they hold. */
export function HoldRow({ row, number, faults, send, onRemove }: HoldRowProps) {
  const { key } = row
  const type = (field: RowField) => (text: string) => send({ type: 'typed', key, field, text })
  return (
    <fieldset className="yz-stock__row">
      <legend>第 {number} 只</legend>
      {onRemove && (
        <button
          className="yz-tap yz-stock__text yz-stock__remove"
          type="button"
          aria-label={`删除第 ${number} 只`}
          onClick={onRemove}
        >
          删除
        </button>
      )}
      <ShareField
        row={row}
        fault={faults[faultKey(row, 'text')]}
        onType={type('text')}
        onChoose={(share) => send({ type: 'chose', key, share })}
      />
      <div className="yz-stock__numbers">
        <NumberField
          label="成本价"
          unit="元"
          value={row.cost}
          fault={faults[faultKey(row, 'cost')]}
          onType={type('cost')}
        />
        <NumberField
          label="仓位"
          unit="%"
          value={row.weight}
          fault={faults[faultKey(row, 'weight')]}
          onType={type('weight')}
        />
      </div>
    </fieldset>
  )
}

interface NumberFieldProps {
  label: string
  unit: string
  value: string
  fault: string | undefined
  onType: (text: string) => void
}

function NumberField({ label, unit, value, fault, onType }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="yz-field">
      <label htmlFor={id}>
        {label}（{unit}）
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        placeholder="选填"
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}fault` : undefined}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <Fault id={`${id}fault`} text={fault} />
    </div>
  )
}
