import { mayRest, RULE_GROUPS, type Rule, type RuleGroup } from '@yingzao/checks'
import { Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { type Draft, type Weights, withWeight } from '../draft'
import { saidRules } from '../said-rules'
import { wording } from '../wording'

const words = wording.rules

type Weight = Weights[string] | 'built-in'

interface RulesPartProps {
  draft: Draft
  /** Undefined: read-only. */
  onChange: ((draft: Draft) => void) | undefined
}

/** Every rule for pages with the weight that compliance gives it. */
export function RulesPart({ draft, onChange }: RulesPartProps) {
  const [query, setQuery] = useState('')
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const wanted = query.trim().toLowerCase()
  const found = saidRules.filter(
    ({ id, title, why }) =>
      `${title}\n${why}`.toLowerCase().includes(wanted) && (!isOnlyChanged || id in draft.rules),
  )
  const groups = (Object.keys(RULE_GROUPS) as RuleGroup[]).filter((group) =>
    found.some((rule) => rule.group === group),
  )
  return (
    <>
      <p className="st-hint">{words.about}</p>
      <div className="wl-bar">
        <Input.Search
          aria-label={words.search}
          placeholder={words.search}
          allowClear
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Checkbox checked={isOnlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)}>
          {words.onlyChanged}
        </Checkbox>
      </div>
      {found.length === 0 && <p className="st-empty">{wording.words.noneFound}</p>}
      {groups.map((group) => (
        <section key={group}>
          <h3>{words.groups[group]}</h3>
          <ul className="wl-list">
            {found
              .filter((rule) => rule.group === group)
              .map((rule) => (
                <li key={rule.id}>
                  <div className="wl-word">
                    <strong>{rule.title}</strong>
                    <div className="st-soft">{rule.why}</div>
                  </div>
                  <Select<Weight>
                    className="wl-weight"
                    aria-label={words.weightOf(rule.title)}
                    disabled={!onChange}
                    value={draft.rules[rule.id] ?? 'built-in'}
                    options={weightsOf(rule)}
                    onChange={(weight) =>
                      onChange?.(withWeight(draft, rule.id, weight === 'built-in' ? undefined : weight))
                    }
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The weights that a rule may have: it can be raised, and lowered where the law does not require it. */
function weightsOf({ id, severity }: Rule): { value: Weight; label: string }[] {
  const offered = (['error', 'warning', 'off'] as const).filter((weight) => {
    if (weight === severity) return false
    if (weight === 'off') return mayRest(id)
    return weight === 'error' || severity === 'info' || mayRest(id)
  })
  return [
    { value: 'built-in', label: words.builtIn(words.severities[severity]) },
    ...offered.map((value) => ({ value, label: wording.weights[value] })),
  ]
}
