import { rules } from '@yingzao/checks'
import type { Explained, Explicable } from './explain'
import { saidMessage } from './message.en'
import { said } from './said.en'

const NAMES = new Map(rules.map(({ id, title }) => [id, said(title)]))

/**
 * A finding in the words of the English Studio. What it quotes of the page stays as it is there; a message that has no
 * English comes with the name of its rule.
 */
export function explain<Found extends Explicable>(finding: Found): Found & Explained {
  const message = saidMessage(finding.message)
  const name = message === finding.message ? NAMES.get(finding.rule) : undefined
  return {
    ...finding,
    message,
    ...(finding.fix !== undefined && { fix: saidMessage(finding.fix) }),
    ...(name !== undefined && { name }),
  }
}
