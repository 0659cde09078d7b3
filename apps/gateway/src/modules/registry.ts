import type { Context } from '../context'
import type { DataKind } from '../data/data-kind'
import { type RunnableJob, urgencies } from '../jobs/job'
import type { Declared } from './define-module'
import { groundModule } from './ground-module'
import { inReferenceOrder, tablesOf } from './in-reference-order'
import { foundModules } from './modules.generated'

/** All modules, those that others refer to first. */
export const gatewayModules = inReferenceOrder([groundModule, ...foundModules])

export const allTables = gatewayModules.flatMap(tablesOf)

/** Everything that operators may import; what is referred to comes before what refers to it. */
export const dataKinds: readonly DataKind[] = gatewayModules.flatMap(({ dataKinds = [] }) => dataKinds)

export const declared: Declared = {
  retention: gatewayModules.flatMap(({ retention = [] }) => retention),
  growing: gatewayModules.flatMap(({ growing = [] }) => growing),
  personal: gatewayModules.toReversed().flatMap(({ personal = [] }) => personal),
  empty: gatewayModules.toReversed().flatMap(({ empty }) => empty ?? []),
  subjects: Object.assign({}, ...gatewayModules.map(({ subjects }) => subjects)),
  ruleUses: gatewayModules.flatMap(({ ruleUses }) => ruleUses ?? []),
  loggedIn: gatewayModules.flatMap(({ loggedIn }) => loggedIn ?? []),
  registered: gatewayModules.flatMap(({ registered }) => registered ?? []),
  conditions: Object.assign({}, ...gatewayModules.map(({ conditions }) => conditions)),
  occasions: Object.assign({}, ...gatewayModules.map(({ occasions }) => occasions)),
  routeSubjects: Object.assign({}, ...gatewayModules.map(({ routeSubjects }) => routeSubjects)),
  pageAnswers: Object.assign({}, ...gatewayModules.map(({ pageAnswers }) => pageAnswers)),
}

const jobs = gatewayModules
  .flatMap(({ jobs = [] }) => jobs)
  .toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency))

/** Every kind of job, the most urgent first. */
export const jobNames: readonly string[] = jobs.map(({ name }) => name)

/** Who does the work of each kind of job, the most urgent first. */
export function jobsOf(ctx: Context): RunnableJob[] {
  return jobs.map(({ name, urgency, repeat, worker }) => ({
    name,
    urgency,
    ...(repeat && { repeat }),
    run: worker(ctx, declared) as RunnableJob['run'],
  }))
}
