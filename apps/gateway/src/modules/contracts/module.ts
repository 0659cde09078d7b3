import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { defineModule, moduleJob } from '../define-module'
import { workCalendarKind } from './calendar/data-kinds'
import { measureCalendar, warnOfCalendar } from './calendar/measure-calendar'
import { registerContractConsole } from './console/routes'
import * as tables from './contract-tables'
import { showDemoContracts } from './demo/show-demo-contracts'
import { registerContractOperations } from './routes'
import { sealContract, sealLeft } from './seal/seal-contract'
import type { SignTools } from './sign-contract'

declare module '../../jobs/job' {
  interface JobData {
    /** Makes the signed copy of a contract. */
    'seal-contract': { contract_no: string }
    /** Makes those that are missing, and warns if next year's working days are. */
    'look-after-contracts': Record<string, never>
  }
}

export const contractsModule = defineModule({
  name: 'contracts',
  tables,
  dataKinds: [workCalendarKind],
  jobs: [
    moduleJob({
      name: 'seal-contract',
      urgency: 'soon',
      worker:
        (ctx) =>
        ({ contract_no }) =>
          sealContract(ctx, contract_no),
    }),
    moduleJob({
      name: 'look-after-contracts',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => async () => {
        await sealLeft(ctx)
        await warnOfCalendar(ctx)
      },
    }),
  ],
  personal: [
    {
      table: tables.contractSign,
      fate: 'keep',
      why: 'What was signed has to be kept for years. It names nobody: name and phone in it are masked.',
    },
  ],
  subjects: {
    contract: (key) => sql`SELECT c.title FROM ${tables.contract} AS c WHERE c.contract_id = ${key}`,
    contract_sign: (key) =>
      sql`SELECT s.contract_no FROM ${tables.contractSign} AS s WHERE s.contract_no = ${key}`,
  },
  demo: (app, ctx) => showDemoContracts(signTools(app, ctx)),
  serve(app, ctx) {
    measureCalendar(app.metrics, ctx)
    registerContractOperations(app, signTools(app, ctx))
    registerContractConsole(app, ctx)
  },
})

function signTools(app: FastifyInstance, ctx: Context): SignTools {
  return { ...ctx, pages: app.publishedPages.blocksWith('legalNotices') }
}
