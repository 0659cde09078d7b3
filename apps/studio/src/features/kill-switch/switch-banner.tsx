import './kill-switch.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { studioQuery } from '../../state/queries'
import { LIVE_MS, switchWords } from './switch-rows'
import { wording } from './wording'

/** Tells every member that visitors do not get everything, as long as that is so. */
export function SwitchBanner() {
  const { data } = useQuery({ ...studioQuery('switchList', { limit: 1 }), refetchInterval: LIVE_MS })
  if (!data || data.active.length === 0) return null
  return (
    <div role="status" className="ks-banner">
      <strong>{wording.banner(data.active.length)}</strong>
      <span className="ks-banner-what">{wording.listed(data.active.map(switchWords))}</span>
      <Link to="/switches">{wording.bannerLink}</Link>
    </div>
  )
}
