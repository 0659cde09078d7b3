import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { conditionsIn, type RuleCondition, type RuleExpression, ruleLimits } from '@yingzao/contract/studio'
import { Button, Checkbox, Segmented, Select } from 'antd'
import type { useNames } from '../use-names'
import { wording } from '../wording'
import { choiceOf, conditionChoices, emptyCondition } from './choices'
import { ConditionFields } from './condition-fields'
import { finished, type Group, groupOf, isGroup, partsOf } from './draft'
import { conditionText } from './sentence'

const words = wording.builder

interface BuilderProps<Value> {
  value: Value
  names: ReturnType<typeof useNames>
  /** Marks what is still to be filled in. */
  isChecked: boolean
  onChange: (value: Value) => void
}

/** Conditions of which all or any must be met, and nested groups of them. */
export function ExpressionBuilder({
  value: group,
  depth = 1,
  onRemove,
  ...rest
}: BuilderProps<Group> & { depth?: number; onRemove?: () => void }) {
  const parts = partsOf(group)
  const word = 'all' in group ? 'all' : 'any'
  const { onChange } = rest
  const put = (next: RuleExpression[]) => onChange(groupOf(word, next))
  const isFull = conditionsIn(group).length >= ruleLimits.conditions
  return (
    <fieldset className="ru-group" aria-label={words.group}>
      <div className="ru-group-head">
        <Segmented
          size="small"
          aria-label={words.group}
          value={word}
          options={[
            { value: 'all', label: words.all },
            { value: 'any', label: words.any },
          ]}
          onChange={(next) => onChange(groupOf(next as 'all' | 'any', parts))}
        />
        {onRemove && (
          <Button
            className="ru-end"
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={words.removeGroup}
            onClick={onRemove}
          />
        )}
      </div>
      {parts.length === 0 && <p className="st-soft">{word === 'all' ? words.everybody : words.nobody}</p>}
      <ul>
        {parts.map((part, index) => (
          <Item
            // What stands in a place has no other name.
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their places alone
            key={index}
            {...rest}
            value={part}
            depth={depth + 1}
            onChange={(changed) => put(parts.map((one, place) => (place === index ? changed : one)))}
            onRemove={() => put(parts.filter((_, place) => place !== index))}
          />
        ))}
      </ul>
      <div className="ru-acts">
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={isFull}
          onClick={() => put([...parts, emptyCondition('tag')])}
        >
          {words.add}
        </Button>
        {depth < ruleLimits.depth / 2 && (
          <Button
            size="small"
            disabled={isFull}
            onClick={() => put([...parts, { any: [emptyCondition('tag')] }])}
          >
            {words.addGroup}
          </Button>
        )}
        {isFull && <span className="st-soft">{words.tooMany}</span>}
      </div>
    </fieldset>
  )
}

function Item({
  value,
  depth,
  onRemove,
  ...rest
}: BuilderProps<RuleExpression> & { depth: number; onRemove: () => void }) {
  const isNot = 'not' in value
  const inner = isNot ? value.not : value
  const { names, isChecked } = rest
  const change = (next: RuleExpression) => rest.onChange(isNot ? { not: next } : next)
  const not = (
    <Checkbox
      className="ru-not"
      checked={isNot}
      onChange={({ target }) => rest.onChange(target.checked ? { not: inner } : inner)}
    >
      {words.not}
    </Checkbox>
  )
  if (isGroup(inner))
    return (
      <li className="ru-item">
        {not}
        <ExpressionBuilder {...rest} value={inner} depth={depth} onChange={change} onRemove={onRemove} />
      </li>
    )
  // `draftOf` leaves no double negation.
  const condition = inner as RuleCondition
  const choice = choiceOf(condition)
  const isMissing = isChecked && finished(condition) === undefined
  return (
    <li className="ru-item">
      {not}
      <Select
        className="ru-kind"
        aria-label={words.kind}
        value={choice}
        options={conditionChoices.map((one) => ({ value: one, label: wording.kinds[one] }))}
        {...(isMissing && { status: 'error' as const })}
        onChange={(next) => change(emptyCondition(next))}
      />
      <div className="ru-fields">
        <ConditionFields condition={condition} names={names} onChange={change} />
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={words.remove(
          finished(condition) ? conditionText(condition, names) : wording.kinds[choice],
        )}
        onClick={onRemove}
      />
    </li>
  )
}
