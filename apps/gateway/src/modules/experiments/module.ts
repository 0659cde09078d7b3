import { sql } from 'drizzle-orm'
import { defineModule, networkLog } from '../define-module'
import { registerExperimentConsole } from './console/routes'
import * as tables from './experiment-tables'
import { drawRunning } from './running/draw-running'
import { type Exposures, openExposures } from './running/exposures'
import { loadRunning, type RunningExperiment } from './running/running-experiments'

declare module 'fastify' {
  interface FastifyInstance {
    /** What runs on published pages, for whatever serves them. Available when modules begin to serve. */
    experiments: Exposures & {
      /** The experiment that runs on a page. Undefined: none does. */
      load(page_code: string): Promise<RunningExperiment | undefined>
    }
  }
}

export const experimentsModule = defineModule({
  name: 'experiments',
  tables,
  subjects: {
    experiment: (key) =>
      sql`SELECT e.name FROM ${tables.experiment} AS e WHERE e.experiment_id::text = ${key}`,
  },
  retention: [{ table: tables.experimentUnit, since: tables.experimentUnit.first_at, days: networkLog }],
  growing: [
    {
      table: tables.experimentRender,
      limit: 'one for a variant, a change of its page and a build',
      goes: 'when its experiment ends',
    },
    {
      table: tables.experimentUnit,
      limit:
        'of a network 3,000 pages a minute and 100,000 a day, in each process, of pages with an experiment',
    },
  ],
  open(app, ctx, { pageAnswers }) {
    // Before it listens: the first visitors should not wait for what a new build has to render.
    app.addHook('onReady', () =>
      drawRunning({ ...ctx, pageAnswers }).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'Nobody could say which experiments run')
      }),
    )
    app.decorate('experiments', {
      ...openExposures(app, ctx),
      load: (page_code) => loadRunning({ ...ctx, pageAnswers }, page_code),
    })
  },
  serve: (app, ctx) => registerExperimentConsole(app, ctx),
})
