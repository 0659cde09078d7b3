import { rules } from '@yingzao/checks'
import { said } from '../../ui/said/said'

/** The rules as the Studio says them. */
export const saidRules = rules.map((rule) => ({ ...rule, title: said(rule.title), why: said(rule.why) }))
