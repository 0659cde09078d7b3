import type { Context } from '../../context'
import type { visitorPages } from '../pages'

/** Keeps this process's copy of the company's data as current as the notifications. */
export function companyWatcher({ company, log }: Pick<Context, 'company' | 'log'>): visitorPages.PageWatcher {
  const readAnew = () => {
    company.read().catch((error: unknown) => {
      log.warn(
        { err: error },
        'Could not read the data of the company anew; the next page that is drawn does',
      )
    })
  }
  return { pageChanged: () => {}, companyChanged: readAnew, everythingChanged: readAnew }
}
