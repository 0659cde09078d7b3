import type { RuleGroup } from './alert'
import { burnRules } from './alerts/burns'
import { businessRules } from './alerts/business'
import { databaseRules } from './alerts/database'
import { evidenceRules } from './alerts/evidence'
import { jobRules } from './alerts/jobs'
import { processRules } from './alerts/process'
import { supplierRules } from './alerts/suppliers'

/** Everything that Prometheus is to compute and to alert on. */
export const ruleGroups: readonly RuleGroup[] = [
  burnRules,
  processRules,
  databaseRules,
  jobRules,
  supplierRules,
  businessRules,
  evidenceRules,
]
