import { type SQL, sql } from 'drizzle-orm'
import { pageAddresses } from '../../pages'
import { experiment, experimentVariant } from '../experiment-tables'

/**
 * The variants of all experiments on pages, as `variant` in the form of `variantName`, by every `code` that leads to
 * their page: views from before a change of code are reported under the old one.
 */
export function pageVariants(): SQL {
  const present = pageAddresses.presentCodes('present_codes')
  return sql`SELECT ${present.code}, e.experiment_id || '.' || v.key AS variant
    FROM ${present} JOIN ${experiment} AS e ON e.page_code = ${present.present}
    JOIN ${experimentVariant} AS v ON v.experiment_id = e.experiment_id`
}
