import { rules } from '@yingzao/checks'
import type { Explained, Explicable } from './explain'
import { said } from './said.en'

const NAMES = new Map(rules.map(({ id, title }) => [id, said(title)]))

/**
 * A finding in the words of the English Studio: with the name of its rule, and what to do in English. Its message
 * quotes the page and stays as the checks wrote it.
 */
export function explain<Found extends Explicable>(finding: Found): Found & Explained {
  const name = NAMES.get(finding.rule)
  return {
    ...finding,
    ...(finding.fix !== undefined && { fix: said(finding.fix) }),
    ...(name !== undefined && { name }),
  }
}
