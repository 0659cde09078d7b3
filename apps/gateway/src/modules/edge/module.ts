import { chooseAlarmPorts, choosePagePurge } from '../../integrations'
import { defineModule, moduleJob } from '../define-module'
import { createEdgeFigures } from './figures'
import { probePage } from './probe-page'
import { purgePages } from './purge-pages'

// Jobs run in the process that exposes their metrics; no other state is kept.
const figures = createEdgeFigures()

/**
 * What caches in front of this deployment have to be told, and whether it has taken effect. What enqueues it:
 * `src/edge`.
 */
export const edgeModule = defineModule({
  name: 'edge',
  jobs: [
    moduleJob({
      name: 'purge-pages',
      urgency: 'promised',
      worker(ctx) {
        const purge = choosePagePurge(ctx)
        return (data) => purgePages(ctx, { purge, figures }, data)
      },
    }),
    moduleJob({
      name: 'probe-page',
      urgency: 'promised',
      worker(ctx) {
        const alarms = chooseAlarmPorts(ctx)
        return (data) => probePage(ctx, { figures, alarms }, data)
      },
    }),
  ],
  serve(app, { config }) {
    if (config.edge) figures.register(app.metrics)
  },
})
