import { dashboards } from '../ops/dashboards'
import { dashboardFile } from '../ops/write-dashboard'

/** Dashboards for Grafana. */
export async function generate(): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(dashboards).map(([name, dashboard]) => [
      `ops/grafana/${name}.json`,
      dashboardFile(dashboard),
    ]),
  )
}
