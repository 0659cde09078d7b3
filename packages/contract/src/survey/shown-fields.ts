import type { SurveyAnswers, SurveyCondition, SurveyEnd, SurveyField, SurveyTest } from './survey'

/** The answer to a field, always as a list; empty for none. */
export function answerParts(answers: SurveyAnswers, id: string): readonly string[] {
  // What comes over the wire, or from an object's prototype, may be anything.
  const answer: unknown = answers[id]
  if (typeof answer === 'string') return answer.trim() === '' ? [] : [answer.trim()]
  return Array.isArray(answer) ? answer.filter((part) => typeof part === 'string' && part !== '') : []
}

/**
 * The fields that a visitor sees with these answers, in their order. A condition looks at earlier fields that are shown
 * themselves: the answer to a hidden field no longer counts, which also hides the fields that it had revealed. A hidden
 * page hides everything on it.
 */
export function shownFields<Field extends Pick<SurveyField, 'id' | 'showIf' | 'type'>>(
  fields: readonly Field[],
  answers: SurveyAnswers,
): Field[] {
  const earlier: Record<string, readonly string[]> = {}
  let isOnPage = true
  return fields.filter(({ id, showIf, type }) => {
    const isHeld = holds(showIf, earlier)
    if (type === 'page') isOnPage = isHeld
    const isShown = isOnPage && isHeld
    if (isShown) earlier[id] = answerParts(answers, id)
    return isShown
  })
}

/**
 * Which end somebody with these answers has reached: the first whose condition holds, or undefined for the usual one.
 */
export function endOf<End extends SurveyEnd>(
  ends: readonly End[],
  fields: readonly Pick<SurveyField, 'id' | 'showIf' | 'type'>[],
  answers: SurveyAnswers,
): End | undefined {
  const said: Record<string, readonly string[]> = {}
  for (const { id } of shownFields(fields, answers)) said[id] = answerParts(answers, id)
  // One without a condition would match everybody, and hide those after it.
  return ends.find(({ showIf }) => showIf.tests.length > 0 && holds(showIf, said))
}

function holds({ match, tests }: SurveyCondition, earlier: SurveyAnswers): boolean {
  if (tests.length === 0) return true
  const passes = (test: SurveyTest) => isPassed(test, answerParts(earlier, test.field))
  return match === 'all' ? tests.every(passes) : tests.some(passes)
}

/** A field without an answer passes no test, not even that of being something else. */
function isPassed({ is, value }: SurveyTest, said: readonly string[]): boolean {
  const [first] = said
  if (first === undefined) return false
  switch (is) {
    case 'answered':
      return true
    case 'is':
      return said.length === 1 && first === value
    case 'isNot':
      return said.length > 1 || first !== value
    case 'anyOf':
      return value.split(',').some((one) => said.includes(one))
    case 'contains':
      return value !== '' && said.some((one) => one.includes(value))
    case 'atLeast':
      return Number(first) >= Number(value)
    case 'atMost':
      return Number(first) <= Number(value)
    // Days are written so that their texts sort chronologically.
    case 'before':
      return first < value
    case 'after':
      return first > value
  }
}
