import type { Adviser } from '../../../company/company-data'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'

/** Checks an adviser against the company's own list, if it has one. */
export function refuseOtherAdviser(
  advisers: readonly Adviser[],
  { adviser, adviser_no }: { adviser: string; adviser_no: string },
): void {
  const isListed = advisers.some(({ name, number }) => name === adviser && number === adviser_no)
  if (advisers.length > 0 && !isListed)
    throw new AppError(
      refusal(
        `公司的投资顾问里没有“${adviser}”（${adviser_no}），请先在公司信息里登记，或者选择其他投资顾问`,
      ),
    )
}
