import type { Config } from '../../config/config'

/** The page that shows a ticket to its holder. */
export function ticketPage({ publicOrigin }: Pick<Config, 'publicOrigin'>, ticket_no: string): string {
  return `${publicOrigin}/passport/m/ticket?no=${ticket_no}`
}
