import { type ConditionKind, conditionKinds, kindOf, type RuleCondition } from '@yingzao/contract/studio'

/** What people choose from: to them, a tag by its values and one by its number are two things. */
export type ConditionChoice = ConditionKind | 'tag_number'

export const conditionChoices: readonly ConditionChoice[] = conditionKinds.flatMap<ConditionChoice>((kind) =>
  kind === 'tag' ? ['tag', 'tag_number'] : [kind],
)

export function choiceOf(condition: RuleCondition): ConditionChoice {
  return 'tag' in condition && !('in' in condition) ? 'tag_number' : kindOf(condition)
}

/** A condition that was just chosen; what it requires is still to be filled in. */
export function emptyCondition(choice: ConditionChoice): RuleCondition {
  switch (choice) {
    case 'tag':
      return { tag: '', in: [] }
    case 'tag_number':
      return { tag: '' }
    case 'product':
      return { product: 'any', held: 'now' }
    case 'risk_level':
      return { risk_level: [] }
    case 'member_of':
      return { member_of: '' }
    case 'visited':
      return { visited: { times: 1, days: 30 } }
    default:
      return { [choice]: {} } as unknown as RuleCondition
  }
}
