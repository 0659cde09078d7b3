import { rules } from '@yingzao/checks'
import { said } from '../../ui/said/said'

/** The rules in the words of the Studio. */
export const saidRules = rules.map((rule) => ({ ...rule, title: said(rule.title), why: said(rule.why) }))
