import { business } from './dashboards/business'
import { gateway } from './dashboards/gateway'
import { overview } from './dashboards/overview'
import { work } from './dashboards/work'
import type { Dashboard } from './panel'

/** Every dashboard, by its file's name. */
export const dashboards: Readonly<Record<string, Dashboard>> = { overview, gateway, business, work }
