import type { Host } from '@yingzao/renderer'

type Address = Pick<Host, 'query'>

/**
 * Returns the contest of a block: the one that the page names, else the one in the address; if there is none, the
 * gateway chooses.
 */
export function contestOf(page: Address, named: string): { competition_id?: string } {
  const competition_id = named || page.query('competition_id')
  return competition_id === '' ? {} : { competition_id }
}

/** Whose portfolio it is, by the address. Where that says nothing it is the visitor's own. */
export function playerOf(page: Address): string {
  const player_id = page.query('player_id')
  return /^\d{1,15}$/.test(player_id) ? player_id : 'me'
}

/** Pages of a portfolio, below `/h5-page/simulateTrading`. */
export type PlayerPage = 'detail' | 'position' | 'rebalancing' | 'article'

/** The address of a page of a portfolio. */
export function playerAddress(name: PlayerPage, player_id: string, competition_id = ''): string {
  const contest = competition_id && `&competition_id=${encodeURIComponent(competition_id)}`
  return `/h5-page/simulateTrading/${name}?player_id=${encodeURIComponent(player_id)}${contest}`
}

export const SIGN_UP_ADDRESS = '/h5-page/stockCompetition'
export const BOARD_ADDRESS = '/h5-page/simulateTrading/leaderboard'
