import type { Detail } from './record-shown'

/** A record of which nothing is known, rendered for live.ts to fill a copy of. */
export const BLANK: Detail = {
  player: { player_id: '', nick: '', avatar: '', no: '' },
  competition_id: '',
  title: '',
  status: 'running',
  server_time: 0,
  is_me: true,
  is_private: false,
  is_disqualified: false,
  reason: '',
  period: 'all',
  as_of: '',
  initial_fund: 0,
  asset: 0,
  return: 0,
  returns: [],
  curve: [],
  benchmark: '',
  chart: { svg: '', width: 1, left: 0, right: 1 },
  max_drawdown: 0,
  win_rate: 0,
  trades: 0,
  is_frozen: false,
  followers: 0,
  is_followed: false,
}
