import type { AccordionProps } from './props'

export type Question = AccordionProps['list'][number]

interface QuestionGroup {
  /** Empty for the questions before the first heading. */
  heading: string
  questions: Question[]
}

/** Groups the questions under the headings that they follow, in order. */
export function groupsOf(list: readonly Question[]): QuestionGroup[] {
  const groups: QuestionGroup[] = []
  for (const question of list) {
    const last = groups[groups.length - 1]
    if (last && question.group === '') last.questions.push(question)
    else groups.push({ heading: question.group, questions: [question] })
  }
  return groups
}
