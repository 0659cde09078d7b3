import './rich-field.css'
import { useQuery } from '@tanstack/react-query'
import { cleanHtml } from '@yingzao/schema/server'
import { useEffect, useRef } from 'react'
import { studioQuery } from '../state/queries'

/** Rich text as visitors read it, sanitised once more: whoever decides about it may see what nobody has approved. */
export function RichRead({ html, label }: { html: string; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const settings = useQuery({ ...studioQuery('studioSettings', {}), staleTime: Number.POSITIVE_INFINITY })
  const hosts = settings.data?.link_hosts
  useEffect(() => {
    if (place.current) place.current.innerHTML = cleanHtml(html, label, { linkHosts: hosts ?? [] }).html
  }, [html, label, hosts])
  return <div ref={place} className="st-rich-read" />
}
