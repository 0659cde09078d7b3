import { chooseAlarmPorts, choosePagePurge } from '../../integrations'
import { defineModule, moduleJob } from '../define-module'
import { createEdgeFigures } from './figures'
import { probePage } from './probe-page'
import { purgePages } from './purge-pages'

// Jobs are done by the process that shows its figures; nothing else of it is kept.
const figures = createEdgeFigures()

/** What caches in front of this deployment have to hear, and whether they have. What is left for them: `src/edge`. */
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
